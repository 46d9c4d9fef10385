export const fr = `
phone: téléphone appeler numéro tél portable joindre appel coup_de_fil appelle téléphoner téléphonique coordonnées
email: email e-mail courriel mail écrire message mel adresse_mail écris envoyer_un_message
contact: contact contacter aide assistance joindre joins joignable parler contacte contacts
address: adresse lieu rue où situé adresses trouver situez localisation trouvez emplacement
map: accès plan venir itinéraire transport transports rejoindre comment_venir trajet y_aller métro tram bus arrêt
hours: horaires ouverture ouvert ouverte fermé fermée heures ouvre ferme heure ouvrez fermez fermeture fermetures jusqu'à_quelle_heure horaire fermés ouverts
weekdays: week-end ouvert fermé weekend samedi dimanche semaine
holiday: férié fériés vacances congés noël pâques jours_fériés toussaint pont réveillon ponts
shop: magasin magasins boutique boutiques point_de_vente commerce
price: prix coût coûte coûtent tarif tarifs frais combien montant combien_ça coûtera coûter coûté payant tarifaire prix_d'entrée ça_coûte vaut valent cotisation montants
cheap: pas_cher bon_marché moins économique abordable moins_cher économiser
expensive: cher chère coûteux chères
discount: réduction remise rabais promotion promo remises ristourne réductions réduit bon_plan
code: code coupon
sale: soldes promotions
free: gratuit gratuite gratuitement offert offerte sans_payer gratos gratuits gratuites à_l'œil offerts
deposit: caution acompte arrhes dépôt avance verser acomptes d'avance garantie cautionnement
tax: taxe tva douane
delivery: livraison livrer livré expédition expédier envoi envoyer port frais_de_port délai livrez livraisons envoyez expédié expédiez port_payé acheminement
parcel: colis paquet commande
track: suivi suivre
late: retard reçu tard retards pas_reçu pas_arrivé toujours_pas attends
express: express rapide urgent vite rapidement au_plus_vite
abroad: étranger international
pickup: retrait retirer
return: retour retours retourner renvoyer rendre rapporter renvoie rends retourne rétractation rapporte
refund: remboursement rembourser remboursé remboursable remboursables rembourse remboursez récupérer_mon_argent argent remboursements remboursée thune
exchange: échange échanger changer échangeable
cancel: annuler annulation résilier résiliation désabonner annule annulé annulée annulations résilie arrêter arrête désinscrire désister désistement quitter
broken: cassé défectueux abîmé défaut cassée abîmée pété pétée foutu hs fichu abimé déchiré marche_plus ne_marche_plus
warranty: garantie garanti
claim: réclamation plainte plaindre se_plaindre râler
repair: réparation réparer atelier répare réparations réparez réparable dépanner
spare: pièce pièces rechange détachées
size: taille pointure dimensions maximum
weight: poids pèse
colour: couleur couleurs teinte
material: matière matériau tissu cuir coton laine
stock: stock disponible rupture
pay: payer paiement payez paie règlement régler accepter acceptons paie_comment règle moyens_de_paiement modes_de_paiement réglez cb raquer
card: carte bancaire visa mastercard cb carte_bleue
instalments: plusieurs_fois mensualités échelonné mensualité échelonner trois_fois en_plusieurs échéances étaler fractionné
transfer: virement banque
invoice: facture reçu factures justificatif_d'achat ticket_de_caisse
order: commande commander achat acheter
giftcard: cadeau chèque-cadeau carte_cadeau bon offrir chèque_cadeau bon_cadeau
valid: valable validité expire périmé expirer expiration valables
points: points fidélité club
student: étudiant étudiants élève élèves
account: compte profil inscription comptes inscrit espace_client
login: connexion connecter identifier login me_connecter connecte connexions
password: passe oublié mdp mot_de_passe code_secret identifiants
delete: supprimer effacer suppression supprime effacement clôturer
privacy: données confidentialité vie_privée
security: sécurité sécurisé
job: emploi poste postes recrutement travailler carrière bosser embauche embauchez postuler emplois job travail recrutez recrute offres_d'emploi
salary: salaire rémunération salaires
staff: équipe personnel équipes collègues
boss: directeur directrice responsable patron chef dirige gérant président directeurs maire
rent: louer location loue louez locations prêt emprunter
book: réserver réservation réserve réservez réservations résa
appointment: rendez-vous rdv créneau créneaux consultations rdvs
ticket: billet billets entrée entrées place tickets places tarif_d'entrée
event: événement événements atelier soirée animations sorties animation spectacles ateliers
course: cours formation stage apprendre leçon leçons séance séances
teacher: professeur enseignant prof profs moniteur monitrice formateur
exam: examen épreuve examens exam épreuves contrôle
certificate: certificat diplôme attestation
enrol: inscription inscrire inscrit m'inscrire inscriptions adhérer
level: niveau débutant intermédiaire avancé
group: groupe groupes participants élèves maximum
accommodation: logement hébergement appartement chambre dormir loger héberger logements
breakfast: petit-déjeuner repas petit_déj petit-déj déjeuner
room: chambre chambres salle
checkin: arrivée enregistrement
checkout: départ libération
parking: parking stationnement garer voiture stationner gare parkings me_garer places_de_parking
bike: vélo vélos bicyclette
bus: bus train métro tramway gare trams transport transports navette rer arrêt ligne
airport: aéroport navette taxi
pets: chien chiens animal animaux chat chats chienne chiot toutou clebs minou matou
child: enfant enfants mineur mineurs fils fille bébé ado gamin gosse gosses jeunes môme mômes petit petits gamins bambin
age: âge ans majeur âgé jeune ados quel_âge
access: accessible fauteuil handicapé pmr handicap handicapés mobilité_réduite accessibilité
lift: ascenseur escalier
wifi: wifi internet
doctor: médecin docteur cabinet docteurs médecins toubib
insurance: assurance assuré mutuelle assurances complémentaire
emergency: urgence urgences urgent en_dehors_des_heures
ill: malade maladie malades souffrant
visa: visa séjour
id: pièce_d'identité identité passeport carte papiers_d'identité carte_d'identité cni papiers
environment: environnement durable écologique
charity: association don dons bénévole
plan: forfait abonnement formule forfaits offre offres formules
subscription: abonnement abonner
trial: essai essayer essais tester essaie
upgrade: mise_à_niveau passer supérieur
downgrade: rétrograder inférieur
user: utilisateur utilisateurs
invite: inviter invitation
role: rôle rôles droits permission
remove_person: retirer exclure virer viré expulser exclu
renew: renouveler renouvellement prolonger
limit: limite maximum maxi limites limité combien_de
storage: stockage espace
backup: sauvegarde restaurer
export: exporter télécharger récupérer_mes_données exporte
import: importer
file: fichier document
integrate: intégration intégrer connecter connexion
sync: synchroniser synchronisation actualisation
api: api
key: clé clés jeton
rotate: renouveler révoquer
error: erreur problème panne bug bugs erreurs plante plantage
slow: lent lente
old: ancien ancienne vieux
notification: notification notifications alerte
mobile: mobile portable smartphone tablette téléphone portables smartphones tél
app: application appli
browser: navigateur
os: système_d'exploitation ios android windows
language: langue langues
sso: sso
twofactor: double_authentification 2fa
settings: paramètres réglages configuration
embed: intégrer insérer
share: partager partage
server: serveur serveurs hébergé
uptime: disponibilité panne
support: assistance aide support dépannage service_client
wash: laver lavage entretien
waterproof: imperméable étanche
sole: semelle semelles ressemelage
shoe: chaussure chaussures bottes
jacket: veste manteau blouson
tent: tente tentes
bag: sac sacs sac_à_dos
try: essayer essayage
vegan: végan végétalien
opening_date: commence début dates rentrée
deadline: date_limite échéance délai
duration: durée dure longtemps longue temps dure_combien durent
when: quand date jour
minimum: minimum au_moins
maximum: maximum maximal max au_plus
question: question questions faq
terms: conditions cgv contrat
law: loi droit juridiction tribunal
company: entreprise société
about: histoire fondée fondé depuis
news: actualités nouvelles blog presse
newsletter: newsletter infolettre désabonner
feedback: avis commentaire évaluation
waiting: attendre attente file
lost: perdu perdre perte égaré égarer égarée perdue paumé paumée perds
electricity: électricité courant gaz eau chauffage prise
cleaning: ménage nettoyage propre
towels: serviette serviettes draps
postpone: reporter décaler suspendre suspension geler pause repousser déplacer reporte plus_tard autre_jour
library: bibliothèque médiathèque
beginner: débutant débutants débutante
online: en_ligne internet à_distance
inperson: sur_place présentiel
include: inclus incluse comprend compris
allow: autorisé permis accepté bienvenus a_le_droit droit peut_on acceptés admis admise autorisée
forbid: interdit interdite interdits défendu pas_le_droit refusé interdites
gas: gaz combustible cartouche
bulky: encombrant volumineux
helmet: casque casques
rope: corde cordes
snow: neige
snowshoes: raquette raquettes
ski: ski skis skier
glove: gant gants
hat: bonnet bonnets chapeau casquette
sock: chaussette chaussettes
trousers: pantalon pantalons jean
shirt: chemise chemises
underwear: sous-vêtements
clothes: vêtement vêtements habits fringues tenue habillé
glasses: lunettes
watch: montre montres
lamp: lampe lampes ampoule éclairage
battery: batterie batteries pile piles
charger: chargeur chargeurs charger
computer: ordinateur ordinateurs portable
printer: imprimante imprimer
camera: appareil_photo caméra photo photos
kitchen: cuisine cuisiner
toy: jouet jouets jeu jeux
book_paper: livre livres manuel bouquin bouquins
instructions: notice mode_d'emploi instructions guide
wrapping: emballage emballer paquet_cadeau
packaging: emballage carton boîte
label: étiquette étiquettes
scooter: trottinette trottinettes scooter
car: voiture voitures véhicule bagnole bagnoles caisse auto autos véhicules
tyre: pneu pneus roue roues
motorway: autoroute route sortie
swim: nager natation piscine
sauna: sauna spa hammam
gym: gym fitness musculation
yoga: yoga
massage: massage massages
hairdresser: coiffeur coiffure cheveux
locker: casier casiers consigne vestiaire
luggage: bagage bagages valise
toilet: toilettes wc
shower: douche douches bain
airconditioning: climatisation clim climatisé
balcony: balcon terrasse jardin
view: vue vues
beach: plage plages
lake: lac lacs
mountain: montagne montagnes
campsite: camping caravane emplacement
hostel: auberge pension
hotel: hôtel hôtels
reception: réception accueil
tour: visite visites guidée excursion
audioguide: audioguide
exhibition: exposition expositions musée galerie
concert: concert concerts musique spectacle
seat: siège sièges place
restaurant: restaurant restaurants
cafe: café cafétéria cantine
menu: carte menu plats
vegetarian: végétarien végétarienne
allergy: allergie allergies allergènes gluten
takeaway: à_emporter
smoke: fumer fumeur tabac
party: fête fêtes anniversaire mariage
hire_room: salle_de_réunion
noise: bruit bruyant calme
rubbish: déchets poubelle ordures poubelles tri encombrants collecte
dentist: dentiste dentaire dents
pharmacy: pharmacie médicament médicaments comprimés cachets
prescription: ordonnance prescription ordonnances renouvellement
vaccine: vaccin vaccins vaccination vacciner piqûre rappel vaccinations
hospital: hôpital clinique
pregnant: enceinte grossesse
blood: sang prise_de_sang
therapy: thérapie kinésithérapie traitement
vet: vétérinaire
nursery: crèche garderie maternelle
school: école écoles
university: université faculté
scholarship: bourse bourses
homework: devoirs
absence: absence absent manquer absente manqué louper
grade: note notes
results: résultat résultats résultats_d'analyse bilan
timetable: emploi_du_temps planning calendrier
member: membre membres adhérent adhésion
volunteer: bénévole bénévoles bénévolat
internship: stage stages stagiaire apprentissage
cv: cv candidature
parttime: temps_partiel mi-temps
bank_account: compte_bancaire rib
loan: prêt prêts crédit hypothèque
interest: intérêt intérêts taux
atm: distributeur
cash: espèces liquide
paypal: paypal
currency: devise devises monnaie
tip: pourboire
fine: amende amendes pénalité payer_un_truc pénalités sanction majoration
reminder: relance rappel
declined: refusé refusée rejeté
contract: contrat contrats
notice_period: préavis
tenant: locataire propriétaire bail
house: maison maisons appartement logement
moving: déménagement déménager
neighbour: voisin voisins
key_door: clé clés serrure
permit: permis autorisation
driving_licence: permis_de_conduire
form: formulaire formulaires
signature: signature signer
birth_certificate: acte_de_naissance naissance
council: mairie commune
police: police
accident: accident accidents blessure
theft: vol volé
weather: météo pluie tempête
season: saison été hiver printemps automne
night: nuit nuits nuitée
morning_time: matin matinée
evening_time: soir soirée
radius: distance loin kilomètres mètres
installation: installation installer montage
assembly: montage monter assembler
maintenance: entretien maintenance révision
disposal: reprise mise_au_rebut
second_hand: occasion seconde_main reconditionné
tradein: reprise rachat
sample: échantillon échantillons
custom: personnalisé sur_mesure gravure
brand: marque marques fabricant
origin: fabriqué origine produit
organic: bio biologique
wholesale: grossiste revendeur professionnels
partner: partenaire partenaires affiliation
press_media: presse médias
cookies: cookie cookies
guest_checkout: en_tant_qu'invité
wishlist: favoris liste_de_souhaits
basket: panier
preorder: précommande précommander
minimum_order: commande_minimum
signature_delivery: lieu_sûr
opening_new: nouveautés lancement
dashboard: tableau_de_bord tableaux
report: rapport rapports statistiques
chart: graphique graphiques
template: modèle modèles gabarit
filter: filtre filtres filtrer
search: recherche rechercher
domain: domaine domaines
webhook: webhook webhooks
duplicate: doublon doublons double
history: historique versions journal
undo: annuler_l'action rétablir
offline: hors_ligne
username: identifiant nom_d'utilisateur
avatar: photo_de_profil avatar
timezone: fuseau_horaire fuseau
spam: spam indésirable
verification_code: code_de_vérification
owner: propriétaire titulaire
admin: administrateur admin
guest: invité invités visiteur
companion: accompagnateur accompagnant
senior: senior seniors retraité
family: famille familles
couple: couple couples
women: femme femmes dames
men: homme hommes
equipment: équipement matériel
private_lesson: particulier particuliers
medical_note: certificat_médical arrêt
badge: badge
boat: bateau bateaux
ferry: ferry traversier
kayak: kayak kayaks
canoe: canoë canoës
mattress: matelas
bed: lit lits
sofa: canapé canapés
table: table tables bureau
chair: chaise chaises
furniture: meuble meubles mobilier
washing_machine: lave-linge laverie
fridge: frigo réfrigérateur
jewellery: bijou bijoux
dress: robe robes
skirt: jupe jupes
drink: boisson boissons
wine: vin vins
beer: bière bières
cake: gâteau gâteaux
bread: pain pains
bakery: boulangerie
month: mois mensuel mensuelle
year: an ans année annuel annuelle
week: semaine semaines hebdomadaire
fear: peur angoisse anxiété crainte trouille angoissé stressé
pain: douleur douleurs mal
parent: parent parents maman papa mère père tuteur
take_picture: photographier photos photo prendre_des_photos
borrow: emprunter emprunt prêt prêts prêter
donate: don dons donner débarrasser
entrance: entrée accès entrer
last_time: dernier dernière derniers
treatment: soin soins traitement traitements
substitute: remplaçant remplacement
documents_needed: papiers documents justificatif justificatifs pièce pièces pièces_à_fournir
retry: réessayer nouvel_essai répéter
bounce: rejeté bloqué bloquée
unblock: débloquer réactiver
bring_along: accompagner accompagnant accompagné
day_pass: forfait_journée entrée_unique journée ticket_journée entrée une_journée à_la_journée
season_ticket: carte_annuelle abonnement carnet carte_dix pass_annuel abonnement_annuel
noshow: rater manquer oublier absence absent raté oublié pas_venu louper_un
keep_thing: garder conserver conservés gardés stocker
injury: blessure blessé fracture jambe bras entorse
appliance: téléviseur télé télévision électroménager appareil appareils frigo
bulky_waste: encombrants meubles canapé matelas
recycling_centre: déchetterie déchèterie recyclerie tri
glass_paper: verre papier carton plastique bouteilles
fasting: jeun manger déjeuner boire
checkup: consultation contrôle examen bilan visite
operation: opération chirurgie opérer intervention
neutering: castration castrer stérilisation stériliser
xray: radio radiographie échographie
teeth_cleaning: détartrage nettoyage
braces: appareil_dentaire orthodontie bagues gouttières
symptoms: fièvre toux rhume grippe symptômes
home_visit: domicile déplacement
travel: voyage voyager voyages étranger
noise_neighbour: nuisances tapage voisins bruit
mould: moisissure humidité
leak: fuite fuites dégât_des_eaux
blocked: bouché évier canalisation
heating: chauffage chaudière radiateur
key_lost: clé clés serrure serrurier
rent_money: loyer loyers impayé
rent_increase: augmentation hausse augmente
sublet: sous-louer sous-location airbnb
renovate: travaux rénovation rénover peindre percer
waiting_list: attente
debt: dette dettes huissier impayés
cant_pay: difficultés payer fauché pas_les_moyens difficultés_financières
benefit: aide aides allocation allocations
idcard: carte_identité passeport
residence: domicile déménagement emménagement
marriage: mariage marier
death: décès mort obsèques
dog_tax: taxe_chien chien
building_permit: permis_construire permis
fireworks: feux_artifice artifice
complaint: plainte réclamation mécontent plaindre
objection: recours contestation opposition
found_property: objets_trouvés trouvé perdu
barbecue: barbecue barbecues grillades griller charbon
campfire: feu feux
pool_gear: maillot bonnet short_de_bain
sheets: draps literie linge couette
cot: lit_bébé chaise_haute
laundry: laverie lave-linge machine_à_laver lessive linge
groceries: supermarché courses épicerie supérette
tourist_tax: taxe_séjour taxe_touristique séjour
late_arrival: tard tardive nuit minuit débarque débarquer arrivée_tardive
half_board: demi-pension
full_board: pension_complète
stroller: poussette
baby_changing: change langer couches
guide_dog: chien_guide chien_assistance
bag_check: sac sacs vestiaire
stuff: affaires choses objets
photo_rules: filmer vidéo photos photographier
personal_trainer: coach coach_sportif
induction: initiation première_visite
childcare_gym: garderie crèche garde_enfants
showers: douche douches vestiaire
joining_fee: frais_inscription frais_dossier dossier
direct_debit: prélèvement prélevé sepa
minimum_term: engagement durée_minimale
warmwater: eau_chaude température
quiet_hours: silence calme
server_place: stockées hébergées serveurs hébergement
nonprofit_discount: associations association ong
trial_length: essai période_essai essayer
close_account: fermer_compte clôturer résilier
sick_leave: arrêt_maladie maladie
vacation_leave: congé congés
shift: équipe planning poste horaires_travail
clock_in: pointer pointage badgeuse
break_pause: pause pauses
sms: sms texto
manual_help: prise_en_main démarrage tutoriel
desktop: ordinateur bureau pc mac windows
not_working: marche_pas fonctionne_pas plante bloqué
expired_code: expiré code
money_slang: argent fric thune sous thunes pognon
husband_wife: mari femme conjoint
friend: ami amis amie invité copain pote potes copine
grandparents: grand-mère grand-père mamie papi
teenager: ado ados adolescent adolescents jeunes
toddler: bébé bébés tout-petit
school_class: groupe_scolaire classe scolaires
birthday_party: anniversaire
wheelchair: fauteuil_roulant fauteuil mobilité
blind_deaf: aveugle sourd malvoyant
loan_period: durée_de_prêt prêt
library_card: carte_lecteur carte_bibliothèque
late_return: retard amende pénalité
printing: imprimer imprimante photocopies photocopie scanner impression impressions
study_place: salle_de_travail étudier
homepage_apply: demander demande faire_une_demande
pick_up_person: récupérer retirer chercher
bring_item: apporter emporter amener
change_booking: modifier déplacer reporter
confirmation: confirmation confirmer
winner: gagner concours prix gagnant
football: football match équipe
lost_card: carte_perdue duplicata
first_aid: premiers_secours ambulance
poison: poison empoisonné intoxication avalé
rabbit_small: lapin lapins hamster
exotic: reptile reptiles serpent lézard oiseau oiseaux
grooming: toilettage toiletteur
pet_food: croquettes nourriture
adopt: adopter adoption refuge
puppy: chiot chiots chaton portée
solar: panneaux_solaires solaires
garage: garage box
charging_ev: borne_de_recharge borne voiture_électrique
speed_trial: cours_essai séance_découverte
dresscode: tenue tenue_exigée habillé
alcohol: alcool vin bière
own_food: pique-nique repas casse-croûte
kids_menu: menu_enfant
reserve_table: table réserver_table
opening_today: aujourd'hui demain maintenant
capacity: capacité places complet combien_de_personnes places_maximum
safe_deposit: coffre coffre-fort
guarantee_satisfaction: satisfait changer_avis
pilates: pilates
accountant: comptable comptables expert-comptable comptabilité
logo: logo en-tête
driving: conduite conduire conducteur auto-école
fail_exam: rater raté rate échec échouer échoué repasser foirer foiré louper loupé planter
sdk: sdk bibliothèque paquet
spreadsheet: tableur excel csv
customer: client clients clientèle cliente
interpreter: interprète traducteur
playground: aire_de_jeux
mayor: maire
election: élection élections voter vote procuration
filling: plombage plombages
crown: couronne couronnes
implant: implant implants
whitening: blanchiment blanchir
anaesthetic: anesthésie anesthésier
eye_test: vue opticien ophtalmologue yeux
hairdryer: sèche-cheveux
theatre: théâtre cinéma film films
out_of_hours: garde nuit fermé
stop_using: inactif inactive suspendre
full_price: adulte adultes plein_tarif tarif_plein tarif_normal
unemployed: chômeur chômeurs chômeuse chômage demandeur_emploi demandeurs_emploi
year_end: réveillon noël jour_an saint-sylvestre décembre
`;
