-- Where the widget was loaded by pages that may not show it: the owner is asked whether they should.
ALTER TABLE deployment_sightings ADD COLUMN allowed boolean DEFAULT true NOT NULL;
