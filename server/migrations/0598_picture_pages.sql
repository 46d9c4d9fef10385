-- Of a file that is read for the most part: the numbers of its pages that show pictures and hold no text. Its owner is told.
ALTER TABLE documents ADD COLUMN picture_pages integer[];
