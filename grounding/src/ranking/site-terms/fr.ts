export const fr = `
phone: téléphone appeler numéro tél portable joindre appel coup_de_fil appelle téléphoner téléphonique coordonnées appels téléphone_fixe fixe standard bigo ligne_directe
email: email e-mail courriel mail écrire message mel adresse_mail écris envoyer_un_message emails mails adresse_email courriels boîte_mail écrivez mailer écris_vous
contact: contact contacter aide assistance joindre joins joignable parler contacte contacts contactez joignables quelqu'un_au responsable chargé
address: adresse lieu rue où situé adresses trouver situez localisation trouvez emplacement code_postal locaux coin adresse_postale
map: accès plan venir itinéraire transport transports rejoindre comment_venir trajet y_aller métro tram bus arrêt se_rendre métro_le indications gps comment_arriver accès_en
hours: horaires ouverture ouvert ouverte fermé fermée heures ouvre ferme heure ouvrez fermez fermeture fermetures jusqu'à_quelle_heure horaire fermés ouverts vous_ouvrez jours_d'ouverture ouvrir fermer ferment ouvrent horaires_d'ouverture midi
weekdays: week-end ouvert fermé weekend samedi dimanche semaine jours_ouvrables en_semaine dimanches samedis
holiday: férié fériés vacances congés noël pâques jours_fériés toussaint pont réveillon ponts pentecôte fériée vacances_scolaires fermeture_annuelle congé fête_nationale
shop: magasin magasins boutique boutiques point_de_vente commerce succursale succursales échoppe commerces
price: prix coût coûte coûtent tarif tarifs frais combien montant combien_ça coûtera coûter coûté payant tarifaire prix_d'entrée ça_coûte vaut valent cotisation montants coûts payer_combien tarification redevance honoraires grille_tarifaire prix_d'un
cheap: pas_cher bon_marché moins économique abordable moins_cher économiser pas_chère abordables peu_cher moindre_coût petit_budget petits_prix discount
expensive: cher chère coûteux chères coûteuse onéreux onéreuse salé
discount: réduction remise rabais promotion promo remises ristourne réductions réduit bon_plan rabais_étudiant code_promo tarif_réduit réduits bons_plans prix_réduit ristournes avantage avantages tarifs_réduits bonus
code: code coupon coupons code_promo codes_promo
sale: soldes promotions déstockage bradé solde aubaine aubaines
free: gratuit gratuite gratuitement offert offerte sans_payer gratos gratuits gratuites à_l'œil offerts gratis gratuité sans_frais à_l'oeil cadeau_gratuit
deposit: caution acompte arrhes dépôt avance verser acomptes d'avance garantie cautionnement avances à_l'avance cautions verse
tax: taxe tva douane impôt impôts taxes tva_comprise douanes dédouanement
delivery: livraison livrer livré expédition expédier envoi envoyer port frais_de_port délai livrez livraisons envoyez expédié expédiez port_payé acheminement livreur acheminer mondial_relay expéditions livre_chez livrons envoyé frais_d'envoi expédiée livrable à_domicile
parcel: colis paquet commande paquets pli
track: suivi suivre statut numéro_de_suivi état_de_la_commande état_de_votre_commande état_de_ma_commande où_est_ma_commande où_en_est_ma_commande où_est_mon_colis traquer
late: retard reçu tard retards pas_reçu pas_arrivé toujours_pas attends en_retard tarde attends_toujours délai_dépassé retardé retardée jamais_arrivé jamais_reçu
express: express rapide urgent vite rapidement au_plus_vite urgemment dépêcher sous_24h livraison_rapide
abroad: étranger international europe pays_étrangers autre_pays autres_pays mondiale
pickup: retrait retirer drive
return: retour retours retourner renvoyer rendre rapporter renvoie rends retourne rétractation rapporte retourné réexpédier retournable réexpédition retourner_un rétracter rend rendu renvoi renvoyé
refund: remboursement rembourser remboursé remboursable remboursables rembourse remboursez récupérer_mon_argent argent remboursements remboursée thune ravoir_mon mon_argent rendre_l'argent rendez_l'argent dédommagement indemnisation remboursés dédommager reverser mes_thunes me_rembourser
exchange: échange échanger changer échangeable échangé échangeables échanges troquer autre_taille échangez
cancel: annuler annulation résilier résiliation désabonner annule annulé annulée annulations résilie arrêter arrête désinscrire désister désistement quitter décommander se_désister me_désabonner se_désabonner désabonnement me_désinscrire lâcher laisser_tomber mettre_fin cesser résilié arrêt stopper renoncer rompre plaquer se_retirer retirer_du annulez me_retirer me_casser me_barrer désengager me_désister canceller désinscription
broken: cassé défectueux abîmé défaut cassée abîmée pété pétée foutu hs fichu abimé déchiré marche_plus ne_marche_plus pété_un brisé brisée en_panne nase naze bousillé endommagé endommagée esquinté hors_service abîmés dégât fêlé fissuré défaillant défectueuse cassés rayé déchirée kaput brisés foutue flingué déglingué avarie
warranty: garantie garanti garanties garantis
claim: réclamation plainte plaindre se_plaindre râler réclamer réclamations litige
repair: réparation réparer atelier répare réparations réparez réparable dépanner dépannage bricoler rafistoler réparateur arranger réparation_de rafistolage
spare: pièce pièces rechange détachées pièces_détachées
size: taille pointure dimensions maximum tailles dimension mesures largeur hauteur pointures grand trop_petit trop_grand
weight: poids pèse peser pèsent lourd kilo kilos grammes léger poids_maximum
colour: couleur couleurs teinte teintes nuance nuances
material: matière matériau tissu cuir coton laine matériaux lin soie laines polyester textile matières
stock: stock disponible rupture disponibilité disponibles en_stock reste_encore il_reste épuisé épuisés en_rayon stocks réassort
pay: payer paiement payez paie règlement régler accepter acceptons paie_comment règle moyens_de_paiement modes_de_paiement réglez cb raquer payable acquitter régler_la paiements régler_par encaissez payement cracher payer_avec paient payent payons
card: carte bancaire visa mastercard cb carte_bleue cartes carte_bancaire sans_contact
amex: amex american_express
instalments: plusieurs_fois mensualités échelonné mensualité échelonner trois_fois en_plusieurs échéances étaler fractionné quatre_fois à_crédit paiement_fractionné étalement étalé par_mois payer_en étalonner échelonnement en_trois
transfer: virement banque virements iban swift
invoice: facture reçu factures justificatif_d'achat ticket_de_caisse facturation reçus preuve_d'achat
order: commande commander achat acheter commandes acheter_un achats commandé acquérir achète commande_passée
giftcard: cadeau chèque-cadeau carte_cadeau bon offrir chèque_cadeau bon_cadeau bons_cadeaux bon_cadeaux cartes_cadeaux offre_cadeau offrir_un
valid: valable validité expire périmé expirer expiration valables valide expirés jusqu'à_quand périme périmés date_limite expirent périmer valides
points: points fidélité club cumuler
student: étudiant étudiants élève élèves étudiante étudiantes écolier écoliers
account: compte profil inscription comptes inscrit espace_client mon_compte mon_profil espace_personnel
login: connexion connecter identifier login me_connecter connecte connexions me_loguer se_connecter me_logger loguer authentification connectez j'arrive_pas
password: passe oublié mdp mot_de_passe code_secret identifiants passes code_d'accès motdepasse pin oublier
delete: supprimer effacer suppression supprime effacement clôturer virer_mon effacez effacé enlever détruire supprimé efface
privacy: données confidentialité vie_privée rgpd données_personnelles vie_privé renseignements_personnels confidentiel confidentielles
security: sécurité sécurisé sécurisées cryptage piraté pirate hacké
job: emploi poste postes recrutement travailler carrière bosser embauche embauchez postuler emplois job travail recrutez recrute offres_d'emploi taf taff boulot turbiner offre_d'emploi job_d'été recruter postes_à job_étudiant carrières bosse travaille métier recrutements embaucher recrutement_de
salary: salaire rémunération salaires paye gagne_combien rémunéré traitement_mensuel smic payé_combien appointements
staff: équipe personnel équipes collègues salariés gens_travaillent qui_travaille
boss: directeur directrice responsable patron chef dirige gérant président directeurs boss big_boss dirigeant dirigeante qui_dirige qui_commande pdg gérante présidente cheffe responsables > maire
rent: louer location loue louez locations prêt emprunter loué louent locatif loueur emprunte
book: réserver réservation réserve réservez réservations résa réserver_une book_un réservé réserver_un retenir_une réservé_une
appointment: rendez-vous rdv créneau créneaux consultations rdvs prendre_rendez-vous prendre_rdv consultation prendre_rv voir_quelqu'un créneaux_libres rv
ticket: billet billets entrée entrées place tickets places tarif_d'entrée billetterie droit_d'entrée entrée_payante billet_d'entrée prix_d'entrée
event: événement événements atelier soirée animations sorties animation spectacles ateliers conférence spectacle festival sortie programme kermesse manifestation manifestations au_programme soirées conférences
course: cours formation stage apprendre leçon leçons séance séances formations apprendre_à séminaire apprentissage stages cours_de cours_du leçon_de
teacher: professeur enseignant prof profs moniteur monitrice formateur professeurs enseignants enseignante maître maîtresse instituteur moniteurs formatrice profs_de instit
exam: examen épreuve examens exam épreuves contrôle test tests partiels_de
certificate: certificat diplôme attestation diplômes certificats attestations certification brevet
enrol: inscription inscrire inscrit m'inscrire inscriptions adhérer inscrivez inscriptions_en adhérer_au inscris
level: niveau débutant intermédiaire avancé débutants grade
group: groupe groupes participants élèves maximum combien_d'élèves par_groupe
accommodation: logement hébergement appartement chambre dormir loger héberger logements dodo pieuter chambre_d'hôtes où_dormir résidence studio hébergements appart pioncer
breakfast: petit-déjeuner petit_déj petit-déj petit_déjeuner p'tit_déj brunch déj > repas
meals: repas > petit-déjeuner dîner
lunch: déjeuner > repas
dinner: dîner dîners souper > repas demi-pension
room: chambre chambres salle piaule dortoir chambre_double chambre_simple > suite
checkin: arrivée enregistrement arriver heure_d'arrivée arrive check-in checkin check_in
checkout: départ libération libérer check-out checkout partir quitter
parking: parking stationnement garer voiture stationner gare parkings me_garer places_de_parking stationne se_garer parcmètre parquer stationnements
bike: vélo vélos bicyclette bicyclettes cycliste cycles vtt bécane biclou vtc bike
bus: bus train métro tramway gare trams transport transports navette rer arrêt ligne autobus tgv ter transports_publics métros bus_ou train_ou gares trains
airport: aéroport navette taxi avion aéroports aérogare vols
pets: animal animaux bestiole bêtes poilu > chien chiens chat chats
dog: chien chiens chienne chiot toutou clebs toutous médor chienchien clébard cabot canin chiots > animal animaux bestiole bêtes poilu < labrador caniche berger teckel bouledogue chihuahua yorkshire épagneul golden lévrier
cat: chat chats félin minou matou matous > animal animaux bestiole bêtes poilu
child: enfant enfants mineur mineurs fils fille bébé ado gamin gosse gosses jeunes môme mômes petit petits gamins bambin mioche marmot loupiot bambins fillette fistons fiston minot minots gosse_de tout-petits enfant_de gone lardon chérubin
age: âge ans majeur âgé jeune ados quel_âge âgée âges trop_vieux trop_jeune âge_minimum quel_age âge_requis
access: accessible fauteuil handicapé pmr handicap handicapés mobilité_réduite accessibilité fauteuil_roulant accessibles rampe personnes_handicapées invalide handi personne_handicapée sans_marche handicapée
lift: ascenseur escalier ascenceur élévateur escalators
wifi: wifi internet réseau connexion_internet
doctor: médecin docteur cabinet docteurs médecins toubib généraliste spécialiste doctoresse docteure praticien cardiologue médecin_traitant
insurance: assurance assuré mutuelle assurances complémentaire assureur mutuelles sécu sécurité_sociale carte_vitale remboursé_par assurer assurée cmu
emergency: urgence urgences urgent en_dehors_des_heures samu urgentissime urgente immédiatement pompiers
ill: malade maladie malades souffrant patraque malade_comme souffrante mal_fichu maladif tomber_malade chopé
visa: visa séjour visas
id: pièce_d'identité identité passeport carte papiers_d'identité carte_d'identité cni papiers pièce_identité carte_identité passeports justificatif_d'identité carte_d'identite documents_d'identité
environment: environnement durable écologique écolo écologie développement_durable vert empreinte_carbone durabilité
charity: association don dons bénévole associations caritatif caritative humanitaire bonnes_œuvres association_caritative bénévolat
plan: forfait abonnement formule forfaits offre offres formules abonnements tarifs_des formules_d'abonnement plans
subscription: abonnement abonner abonné abonnés abonne souscription souscrire abonnement_mensuel
trial: essai essayer essais tester essaie essai_gratuit période_d'essai version_d'essai version_d'évaluation tester_gratuitement séance_d'essai démo
upgrade: mise_à_niveau passer supérieur forfait_supérieur formule_supérieure évoluer surclasser améliorer
downgrade: rétrograder inférieur forfait_inférieur formule_inférieure baisser
user: utilisateur utilisateurs utilisatrice
invite: inviter invitation invitez invite invitations ajouter_quelqu'un convier
role: rôle rôles droits permission permissions privilèges accès_administrateur
remove_person: retirer exclure virer viré expulser exclu jeter_dehors foutre_dehors expulsion exclusion renvoyer_quelqu'un éjecter dégager sortir_un exclue expulse radier radié kicker
renew: renouveler renouvellement prolonger renouvelle renouvelé prolongation proroger prolonge renouvelable refaire
limit: limite maximum maxi limites limité combien_de limitation limitations plafond plafonné quota quotas
storage: stockage espace stocker espace_disque go gigas
backup: sauvegarde restaurer sauvegarder sauvegardes restauration backup
export: exporter télécharger récupérer_mes_données exporte exportation téléchargement télécharge
import: importer importation importe uploader
file: fichier document fichiers documents doc pdf pièce_jointe
integrate: intégration intégrer connecter connexion intégrations relier lier connecteur
sync: synchroniser synchronisation actualisation synchro synchronisé actualiser synchroniser_avec
api: api
key: clé clés jeton token clés_api clé_api
rotate: renouveler révoquer régénérer révocation
error: erreur problème panne bug bugs erreurs plante plantage buguer beug beugs planté souci soucis incident message_d'erreur plantages dysfonctionnement anomalie bogue
slow: lent lente lenteur lentement ralenti rame lag ramer
old: ancien ancienne vieux anciens vétuste
notification: notification notifications alerte notifs notif alertes avertir prévenir avertissement être_prévenu
mobile: mobile portable smartphone tablette téléphone portables smartphones tél gsm cell iphone samsung smartphone_ou tablettes téléphones
app: application appli applis applications application_mobile
browser: navigateur chrome firefox safari navigateurs
os: système_d'exploitation système_exploitation > ios android windows linux
windows: windows > système_d'exploitation
linux: linux > système_d'exploitation
ios: ios > système_d'exploitation
android: android > système_d'exploitation
language: langue langues < anglais allemand espagnol
sso: sso authentification_unique single_sign saml
twofactor: double_authentification 2fa deux_étapes double_facteur a2f mfa deux_facteurs
settings: paramètres réglages configuration réglage paramétrer configurer options préférences paramétrage
embed: intégrer insérer incorporer intégré widget incruster iframe
share: partager partage partagé partagez publier
server: serveur serveurs hébergé hébergement héberger hébergement_des hébergeur
uptime: disponibilité panne pannes indisponibilité hors_service
support: assistance aide support dépannage service_client aider sav aidez assistance_technique aide_technique hotline
wash: laver lavage entretien lavable entretenir lavez lave essorage
waterproof: imperméable étanche imperméabiliser imperméabilisation déperlant imperméables
sole: semelle semelles ressemelage semelle_neuve ressemeler cordonnier talon talons cordonnerie
shoe: chaussure chaussures bottes godasses pompes baskets sandales grolles escarpins mocassins souliers bottines tatanes
jacket: veste manteau blouson anorak parka vestes manteaux
tent: tente tentes canadienne_tente yourte tipi
bag: sac sacs sac_à_dos sacoche cartable besace
try: essayer essayage essaie_les essayage_en cabine_d'essayage essayez
vegan: végan végétalien végane végétalienne vegane plat_vegan plats_vegan
opening_date: commence début dates rentrée débute commencer commencent débuter ça_commence
deadline: date_limite échéance délai dernier_délai dernier_jour date_butoir clôture_des délais avant_quand jusqu'à_quand
duration: durée dure longtemps longue temps dure_combien durent dure_longtemps durer durées combien_d'heures
when: quand date jour quel_jour
minimum: minimum au_moins minimale min minimal
maximum: maximum maximal max au_plus maximale limite_max
question: question questions faq
terms: conditions cgv contrat conditions_générales cgu clauses conditions_d'utilisation
law: loi droit juridiction tribunal légal légale législation juridique lois
company: entreprise société sociétés firme entreprises sarl
about: histoire fondée fondé depuis fondateur création créé qui_êtes-vous créée fondateurs qui_sommes-nous
news: actualités nouvelles blog presse actu actus nouveautés infos
newsletter: newsletter infolettre désabonner lettre_d'information newsletters me_désabonner
feedback: avis commentaire évaluation commentaires étoiles témoignages évaluations critiques
waiting: attendre attente file patienter file_d'attente queue temps_d'attente attends liste_d'attente
lost: perdu perdre perte égaré égarer égarée perdue paumé paumée perds oublié_mon perds_mon introuvable disparu perdus objet_perdu perdues retrouve_plus oublié_un
electricity: électricité courant gaz eau chauffage prise élec jus prises électrique
cleaning: ménage nettoyage propre propreté nettoyer nettoyé ménagère
towels: serviette serviettes draps essuie
postpone: reporter décaler suspendre suspension geler pause repousser déplacer reporte plus_tard autre_jour report ajourner différer remettre_à repousse décale geler_mon suspends autre_date décalage reportez gel suspendu
library: bibliothèque médiathèque médiathèques bibliothèques biblio bibli
beginner: débutant débutants débutante débutantes novice novices sans_expérience néophyte
online: en_ligne internet à_distance sur_internet zoom par_internet depuis_chez
inperson: sur_place présentiel en_personne en_présentiel physiquement
include: inclus incluse comprend compris comprises incluses inclut compris_dans comprend-il fait_partie contient fourni inclus_dans fournis
allow: autorisé permis accepté bienvenus a_le_droit droit peut_on acceptés admis admise autorisée autorisés acceptez accepte admet permettez permet tolère tolérés autorisation bienvenue
forbid: interdit interdite interdits défendu pas_le_droit refusé interdites interdiction défense_de proscrit prohibé pas_autorisé interdire prohibés pas_accepté
gas: gaz combustible cartouche butane propane bonbonne
bulky: encombrant volumineux encombrante volumineuse gros_objets
helmet: casque casques
rope: corde cordes cordage
snow: neige enneigement neiger enneigé neige_t
snowshoes: raquette raquettes
ski: ski skis skier skieur skieurs snowboard
glove: gant gants mitaines
hat: bonnet bonnets chapeau casquette chapeaux tuque bob béret bonnets_de
sock: chaussette chaussettes soquettes
trousers: pantalon pantalons jean jeans futal froc short shorts leggings
shirt: chemise chemises chemisier polo
underwear: sous-vêtements culotte slip caleçon slips
clothes: vêtement vêtements habits fringues tenue habillé vêtement_de tenues sapes nippes habits_de
glasses: lunettes lunette binocles
watch: montre montres
lamp: lampe lampes ampoule éclairage ampoules lumière frontale luminaire
battery: batterie batteries pile piles accu accus batteries_externes batterie_externe
charger: chargeur chargeurs charger câble usb brancher_mon
computer: ordinateur ordinateurs portable ordi ordis laptop portables
printer: imprimante imprimer imprimantes toner
camera: appareil_photo caméra photo photos appareils_photo caméras objectif gopro webcam
kitchen: cuisine cuisiner kitchenette cuisiner_soi coin_cuisine
serving_food: manger > cuisine
toy: jouet jouets jeu jeux poupée peluche lego puzzle
book_paper: livre livres manuel bouquin bouquins roman romans ouvrage ouvrages bd manuels
instructions: notice mode_d'emploi instructions guide mode_emploi instruction notices guide_d'utilisation
wrapping: emballage emballer paquet_cadeau papier_cadeau emballé paquets_cadeaux emballage_cadeau
packaging: emballage carton boîte cartons boite emballages
label: étiquette étiquettes étiquette_retour étiquette_d'envoi bordereau
scooter: trottinette trottinettes scooter mobylette patinette vespa trott trottinette_électrique
car: voiture voitures véhicule bagnole bagnoles caisse auto autos véhicules tire berline camionnette char guimbarde
tyre: pneu pneus roue roues pneus_neige pneumatique pneumatiques
motorway: autoroute route sortie péage autoroutes bretelle
swim: nager natation piscine nage nager_dans bassin piscines se_baigner plouf
sauna: sauna spa hammam bain_turc
gym: gym fitness musculation muscu fitness_club
yoga: yoga hatha vinyasa
massage: massage massages masseur masseuse masser
hairdresser: coiffeur coiffure cheveux coiffeuse brushing coiffeurs
locker: casier casiers consigne vestiaire casiers_à vestiaires consignes cadenas
luggage: bagage bagages valise valises valoche valoches malle
toilet: toilettes wc petit_coin sanitaires vécés pipi toilette waters pissotière
shower: douche douches bain doucher se_doucher me_doucher
airconditioning: climatisation clim climatisé air_conditionné climatiseur climatisée climatisés
balcony: balcon terrasse jardin balcons véranda terrasses loggia
view: vue vues panorama panoramique
beach: plage plages sable littoral mer
lake: lac lacs étang plan_d'eau
mountain: montagne montagnes mont sommet alpes monts
campsite: camping caravane emplacement camper caravanes campings
hostel: auberge pension auberges chambre_d'hôte hostel
hotel: hôtel hôtels motel
reception: réception accueil réceptionniste concierge
tour: visite visites guidée excursion circuit tours excursions balade visite_guidée visiter guide visites_guidées
audioguide: audioguide audioguides guide_audio
exhibition: exposition expositions musée galerie expo expos musées galeries exposé
concert: concert concerts musique spectacle concerts_de live orchestre récital musiciens
seat: siège sièges place places_assises siège_à
restaurant: restaurant restaurants resto restos brasserie où_manger bouffer bouffe dîner table_de crêperie
cafe: café cafétéria cantine caf cappuccino
menu: carte menu plats cartes_et menus ardoise
vegetarian: végétarien végétarienne végé végétariens sans_viande végétariennes plat_végétarien plats_végétariens
allergy: allergie allergies allergènes gluten allergique intolérance intolérant cœliaque sans_gluten arachide arachides allergène cacahuètes
takeaway: à_emporter
smoke: fumer fumeur tabac clope cloper cigarette cigarettes cigare fumeurs fume clopes tabagisme
party: fête fêtes anniversaire mariage fêter teuf boum soirée_privée mariages anniversaires
hire_room: salle_de_réunion salle_polyvalente privatiser privatisation
noise: bruit bruyant calme bruits vacarme raffut bruyante sonore
rubbish: déchets poubelle ordures poubelles tri encombrants collecte éboueurs éboueur ordures_ménagères camion_poubelle ramassage sac_poubelle bacs détritus collectes vidanges
dentist: dentiste dentaire dents dentistes quenottes quenotte molaire gencive gencives dentition arracheur dent
pharmacy: pharmacie médicament médicaments comprimés cachets médocs médoc cachet pharmacien doliprane antibiotique médication antibiotiques pharmacies comprimé
prescription: ordonnance prescription ordonnances renouvellement prescrire ordonance renouvellement_d'ordonnance prescrit
vaccine: vaccin vaccins vaccination vacciner piqûre rappel vaccinations vacciné vaccins_contre injection immunisation vaccine rappels
hospital: hôpital clinique hosto hôpitaux cliniques chu
pregnant: enceinte grossesse future_maman femme_enceinte en_cloque
blood: sang prise_de_sang bilan_sanguin sanguin sanguine prise_sang laborantin
therapy: thérapie kinésithérapie traitement kiné thérapeute kinésithérapeute thérapies
vet: vétérinaire véto vétérinaires clinique_vétérinaire
nursery: crèche garderie maternelle jardin_d'enfants assistante_maternelle crèches école_maternelle prématernelle
school: école écoles école_primaire bahut primaire
university: université faculté fac campus universités universitaire
scholarship: bourse bourses boursier bourses_d'études
homework: devoirs exercices_à
absence: absence absent manquer absente manqué louper absences absentéisme manquer_un empêché
grade: note notes noter moyenne notation
results: résultat résultats résultats_d'analyse bilan analyse analyses labo
timetable: emploi_du_temps planning calendrier calendriers plannings grille_horaire
member: membre membres adhérent adhésion adhérents adhérer
volunteer: bénévole bénévoles bénévolat volontaire volontaires aider_bénévolement bénévolement
internship: stage stages stagiaire apprentissage apprenti stagiaires stage_de apprentis
cv: cv candidature curriculum candidatures
parttime: temps_partiel mi-temps temps_partiels mi_temps quelques_heures
bank_account: compte_bancaire rib coordonnées_bancaires relevé_d'identité
loan: prêt prêts crédit hypothèque emprunt_bancaire prêt_bancaire crédits prêt_immobilier
interest: intérêt intérêts taux taux_d'intérêt taeg
atm: distributeur dab guichet_automatique bancomat
cash: espèces liquide cash en_espèces en_liquide billets_de
paypal: paypal
currency: devise devises monnaie monnaies euros dollars
tip: pourboire pourboires service_compris bakchich
fine: amende amendes pénalité payer_un_truc pénalités sanction majoration prune pénaliser pénalisé majorations sanctions
reminder: relance rappel relances relancer
declined: refusé refusée rejeté refus décliné rejetée refusés
contract: contrat contrats contrat_de convention engagement_contractuel
notice_period: préavis prévenir_combien
tenant: locataire propriétaire bail locataires bailleur colocataire locatrice proprio colocation
house: maison maisons appartement logement apparts appart pavillon baraque demeure villa immobilier appartements bicoque
moving: déménagement déménager déménage changement_d'adresse déménagements changer_d'adresse
neighbour: voisin voisins voisine voisinage voisines
key_door: clé clés serrure verrou
permit: permis autorisation dérogation autorisations
driving_licence: permis_de_conduire permis_b permis_auto permis_conduire
form: formulaire formulaires cerfa
signature: signature signer signatures signé émarger
birth_certificate: acte_de_naissance naissance extrait_d'acte état_civil acte_naissance
council: mairie commune municipalité municipal administration_communale maison_communale mairies communal
police: police flics flic gendarmerie gendarmes keufs policier
accident: accident accidents blessure accrochage accidenté carambolage chute
theft: vol volé voleur cambriolage dérobé chouravé volée fauché_mon cambriolé tiré_mon
weather: météo pluie tempête orage il_pleut temps_qu'il mauvais_temps averse vent prévisions flotte
season: saison été hiver printemps automne saisons haute_saison basse_saison estival estivale hivernal
night: nuit nuits nuitée par_nuit nocturne
morning_time: matin matinée matins le_matin
evening_time: soir soirée soirs en_soirée
radius: distance loin kilomètres mètres proximité près_de distances km éloigné
installation: installation installer montage installateur installé pose poser installez
assembly: montage monter assembler monter_le assemblage montez assemblé
maintenance: entretien maintenance révision maintenir entretenir révisions
disposal: reprise mise_au_rebut évacuer ancien_appareil
second_hand: occasion seconde_main reconditionné reconditionnés occaz occasions
tradein: reprise rachat reprendre_l'ancien rachetez racheter
sample: échantillon échantillons échantillonnage doses_d'essai
custom: personnalisé sur_mesure gravure personnaliser personnalisée personnalisation graver brodé broderie
brand: marque marques fabricant marques_de fabricants
origin: fabriqué origine produit fabrication provenance made_in fabriqués pays_d'origine d'où_vient d'où_viennent
organic: bio biologique biologiques agriculture_biologique
wholesale: grossiste revendeur professionnels en_gros revendeurs revendre gros_volumes pros
partner: partenaire partenaires affiliation partenariat partenariats affilié
press_media: presse médias
cookies: cookie cookies
guest_checkout: en_tant_qu'invité sans_compte sans_inscription invité_sans
wishlist: favoris liste_de_souhaits envies liste_d'envies
basket: panier caddie paniers chariot
preorder: précommande précommander précommandes
minimum_order: commande_minimum montant_minimum achat_minimum
signature_delivery: lieu_sûr
opening_new: nouveautés lancement nouveauté nouveaux_produits nouvelle_collection derniers_modèles nouveaux
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
owner: propriétaire titulaire proprio propriétaires détenteur
admin: administrateur admin administratrice administrateurs administrer
guest: invité invités visiteur visiteurs visiteuse hôte
companion: accompagnateur accompagnant accompagnatrice accompagnateurs accompagnants aidant
senior: senior seniors retraité retraités retraitée personnes_âgées personne_âgée aînés troisième_âge âgées retraite aîné
family: famille familles familial familiale familiales
couple: couple couples à_deux amoureux duo deux_personnes
women: femme femmes dames
men: homme hommes
equipment: équipement matériel équipements matos attirail
private_lesson: particulier particuliers particulière individuel individuelle cours_privé cours_particulier cours_individuel cours_particuliers
medical_note: certificat_médical arrêt attestation_médicale certificat_médicaux
badge: badge carte_d'accès pass badges
boat: bateau bateaux barque voilier canot péniche navire vedette pédalo
ferry: ferry traversier ferries traversée
kayak: kayak kayaks
canoe: canoë canoës
mattress: matelas surmatelas
bed: lit lits plumard pieu lits_superposés lit_double
sofa: canapé canapés divan
table: table tables bureau tablette_de tables_basses
chair: chaise chaises tabouret chaises_de
furniture: meuble meubles mobilier armoire étagère commode ameublement
washing_machine: lave-linge laverie lave_linge
fridge: frigo réfrigérateur réfrigérateurs frigidaire
jewellery: bijou bijoux bracelet joaillerie boucles_d'oreilles bijouterie
dress: robe robes
skirt: jupe jupes
drink: boisson boissons soda jus_de coca eau_minérale breuvage limonade
wine: vin vins pinard rouge rosé vin_blanc
beer: bière bières binouze demi_pression
cake: gâteau gâteaux tarte gâteau_d'anniversaire
bread: pain pains miche viennoiserie
bakery: boulangerie boulanger boulangeries
month: mois mensuel mensuelle par_mois mensuellement mensualité
year: an ans année annuel annuelle par_an annuels par_année annuellement
week: semaine semaines hebdomadaire par_semaine hebdo
fear: peur angoisse anxiété crainte trouille angoissé stressé phobie craindre crains flippe flippé stress effrayé terrifié frousse pétoche panique angoisser angoissée chocottes
pain: douleur douleurs mal bobo fait_mal maux
parent: parent parents maman papa mère père tuteur papas mamans tuteurs parental daron daronne
take_picture: photographier photos photo prendre_des_photos photographie selfie tof selfies clichés
borrow: emprunter emprunt prêt prêts prêter emprunts emprunte emprunté prêtez
donate: don dons donner débarrasser donateur faire_don dons_de
entrance: entrée accès entrer entrez pénétrer
last_time: dernier dernière derniers dernières dernière_entrée
treatment: soin soins traitement traitements soigner guérir soigné
substitute: remplaçant remplacement remplacer remplaçante suppléant remplace
documents_needed: papiers documents justificatif justificatifs pièce pièces pièces_à_fournir papier quels_papiers quels_documents documents_à paperasse paperasses pièces_justificatives documents_nécessaires > apporter fournir
retry: réessayer nouvel_essai répéter nouvelle_tentative tentatives
bounce: rejeté bloqué bloquée
unblock: débloquer réactiver débloque déblocage déverrouiller réactivation
bring_along: accompagner accompagnant accompagné amener_quelqu'un accompagne accompagnée emmener_quelqu'un
day_pass: forfait_journée entrée_unique journée ticket_journée entrée une_journée à_la_journée billet_journée pass_journée à_l'unité entrée_simple un_jour journalier entrée_ponctuelle
season_ticket: carte_annuelle abonnement carnet carte_dix pass_annuel abonnement_annuel pass_saison abonnements carte_d'abonnement abonnement_saison dix_entrées cartes_annuelles
noshow: rater manquer oublier absence absent raté oublié pas_venu louper_un zapper zappé oublie pas_présenté manqué rendez-vous_manqué non_honoré rate
keep_thing: garder conserver conservés gardés stocker gardez conservez conservation conservé gardé stockage conserve
injury: blessure blessé fracture jambe bras entorse blessures cassé_le foulure entorse_de cheville genou épaule poignet plaie bras_cassé jambe_cassée fêlure brûlure tendinite
appliance: téléviseur télé télévision électroménager appareil appareils frigo four aspirateur tv électroménagers bouilloire écran
bulky_waste: encombrants meubles canapé matelas vieux_meubles gros_meubles vieux_canapé monstres
recycling_centre: déchetterie déchèterie recyclerie tri déchet_terie décharge écocentre déchetteries tri_sélectif recycler
glass_paper: verre papier carton plastique bouteilles verres bocaux canettes
fasting: jeun manger déjeuner boire à_jeun ventre_vide estomac_vide manger_avant mangé
checkup: consultation contrôle examen bilan visite visite_médicale dépistage contrôle_médical examens
operation: opération chirurgie opérer intervention opéré bistouri billard chirurgical intervention_chirurgicale opérée chirurgien
neutering: castration castrer stérilisation stériliser castré stérilisé châtrer stérilise castrer_mon
xray: radio radiographie échographie rayons_x irm radios écho radiographies radiologie imagerie
teeth_cleaning: détartrage nettoyage nettoyage_dentaire tartre détartrer polissage hygiéniste
braces: appareil_dentaire orthodontie bagues gouttières invisalign orthodontiste dents_tordues redresser aligneurs
symptoms: fièvre toux rhume grippe symptômes vomissements diarrhée nausée symptôme
home_visit: domicile déplacement à_domicile vous_déplacez
travel: voyage voyager voyages étranger vacances_à voyage_à pars
noise_neighbour: nuisances tapage voisins bruit tapage_nocturne voisin_bruyant voisins_bruyants musique_forte
mould: moisissure humidité moisi moisissures humide taches_noires moisit
leak: fuite fuites dégât_des_eaux inondation ça_coule inondé dégât_d'eau fuit
haircut: coupe coupes couper_les_cheveux
bridal: mariée mariées mariage mariages
service_area: zone_d'intervention secteur secteurs périmètre rayon
blocked: bouché débouche évier canalisation obstrué déboucher toilettes_bouchées canalisations bouchée bouchon débouchage
heating: chauffage chaudière radiateur radiateurs chaudières chauffer
key_lost: clé clés serrure serrurier clés_perdues enfermé_dehors clef_perdue porte_claquée badge_perdu
rent_money: loyer loyers impayé charges_locatives loyer_impayé
rent_increase: augmentation hausse augmente loyer_augmente irl hausser augmenter
sublet: sous-louer sous-location airbnb souslouer sous_louer sous_location sous-locataire
renovate: travaux rénovation rénover peindre percer retaper repeindre rénovations peinture percer_les
waiting_list: attente liste_d'attente listes_d'attente
debt: dette dettes huissier impayés impayées arriérés surendettement saisie créance endetté
cant_pay: difficultés payer fauché pas_les_moyens difficultés_financières pas_d'argent à_sec raide problèmes_d'argent précarité faibles_revenus démuni
benefit: aide aides allocation allocations allocs alloc prestations apl subvention aides_sociales prestation subside aide_financière
idcard: carte_identité passeport carte_d'identité carte_nationale passeports
residence: domicile déménagement emménagement nouvelle_adresse changer_d'adresse déménage viens_d'emménager emménager changement_d'adresse domiciliation
marriage: mariage marier me_marier mariages pacs pacser se_marier unir marions
death: décès mort obsèques enterrement enterrer décédé mourir funérailles défunt mort_de inhumation crémation meurt
dog_tax: taxe_chien chien médaille
building_permit: permis_construire permis déclaration_préalable urbanisme
fireworks: feux_artifice artifice pétards pétard feu_d'artifice feux_d'artifice pyrotechnie fusées
complaint: plainte réclamation mécontent plaindre mécontente me_plaindre plaintes réclamations gueuler pas_content
objection: recours contestation opposition contester faire_appel faire_opposition oppose appel_d'une conteste
found_property: objets_trouvés trouvé perdu objet_trouvé objets_perdus
barbecue: barbecue barbecues grillades griller charbon barbeuc bbq grillade faire_griller plancha griller_des grille barbecues_sont
campfire: feu feux brasero
pool_gear: maillot short_de_bain bermuda bikini burkini
swim_cap: bonnet bonnets bonnet_de_bain
sheets: draps literie linge couette drap oreiller oreillers housse parures
cot: lit_bébé chaise_haute lit_parapluie berceau chaise_bébé lit_d'appoint
laundry: laverie lave-linge machine_à_laver lessive linge buanderie
groceries: supermarché courses épicerie supérette alimentation épiceries superette magasin_d'alimentation épicier supermarchés hypermarché
tourist_tax: taxe_séjour taxe_touristique séjour taxe_hôtelière
late_arrival: tard tardive nuit minuit débarque débarquer arrivée_tardive arriver_tard arrive_tard après_minuit tardivement
half_board: demi-pension demi_pension dîner_compris dîner_inclus
full_board: pension_complète tout_compris all_inclusive
stroller: poussette poussettes landau buggy
baby_changing: change langer couches changer_bébé allaiter couche allaitement
guide_dog: chien_guide chien_assistance chien_d'aveugle chien_d'assistance chiens_guides chiens_d'assistance
bag_check: sac sacs vestiaire vestiaires
stuff: affaires choses objets bazar effets_personnels machins
photo_rules: filmer vidéo photos photographier filme flash trépied vidéos
personal_trainer: coach coach_sportif coachs coaching entraîneur_personnel coach_perso
induction: initiation première_visite première_séance première_fois séance_découverte
childcare_gym: garderie crèche garde_enfants garde_d'enfants
showers: douche douches vestiaire vestiaires se_changer me_changer
joining_fee: frais_inscription frais_dossier dossier frais_d'inscription frais_d'adhésion droit_d'inscription frais_d'entrée
direct_debit: prélèvement prélevé sepa prélever prélèvements prélèvement_automatique
minimum_term: engagement durée_minimale durée_minimum durée_d'engagement engagé sans_engagement
warmwater: eau_chaude température
quiet_hours: silence calme heures_calmes
server_place: stockées hébergées serveurs hébergement hébergés stockés
nonprofit_discount: associations association ong asso assos
trial_length: essai période_essai essayer essai_gratuit période_d'essai mois_gratuit jours_d'essai
close_account: fermer_compte clôturer résilier
sick_leave: arrêt_maladie maladie congé_maladie arrêts_maladie en_arrêt
vacation_leave: congé congés rtt congés_payés
shift: équipe planning poste horaires_travail roulement quart planning_d'équipe shifts
clock_in: pointer pointage badgeuse pointe badger pointeuse heures_travaillées
break_pause: pause pauses pause_café récré
sms: sms texto textos message_texte smses whatsapp
manual_help: prise_en_main démarrage tutoriel tutos premiers_pas bien_démarrer comment_commencer
desktop: ordinateur bureau pc mac windows
not_working: marche_pas fonctionne_pas plante bloqué buggé freeze figé s'ouvre_pas charge_pas plantée s'allume_pas planter coince crashe
expired_code: expiré code code_invalide code_périmé code_expiré code_d'accès
money_slang: argent fric thune sous thunes pognon oseille ronds flouze pèze tunes tune moula biffetons pépètes
husband_wife: mari femme conjoint époux conjointe bonhomme
friend: ami amis amie invité copain pote potes copine poto potos amies camarade copains copines
grandparents: grand-mère grand-père mamie papi pépé mamy aïeul papis
teenager: ado ados adolescent adolescents jeunes adolescente jeune jeunesse
toddler: bébé bébés tout-petit poupon
school_class: groupe_scolaire classe scolaires sortie_scolaire classes groupes_scolaires sorties_scolaires voyage_scolaire
birthday_party: anniversaire anniv fête_d'anniversaire goûter_d'anniversaire anniversaires fêter_l'anniversaire
wheelchair: fauteuil_roulant fauteuil mobilité fauteuils_roulants déambulateur
blind_deaf: aveugle sourd malvoyant aveugles malentendant sourde lsf braille appareil_auditif malvoyants malentendants
loan_period: durée_de_prêt prêt durée_d'emprunt emprunter_combien temps_d'emprunt
library_card: carte_lecteur carte_bibliothèque carte_d'abonné
late_return: retard amende pénalité
printing: imprimer imprimante photocopies photocopie scanner impression impressions photocopier photocopieuse imprime scan scanneur imprimer_des
study_place: salle_de_travail étudier salle_d'étude
homepage_apply: demander demande faire_une_demande demandes sollicitation solliciter
pick_up_person: récupérer retirer chercher récupère
bring_item: apporter emporter amener
change_booking: modifier déplacer reporter modification
confirmation: confirmation confirmer confirmé confirmez
winner: gagner concours prix gagnant gagné gagnants loterie lots
football: football match équipe foot footballeur ballon matchs futsal soccer
lost_card: carte_perdue duplicata carte_volée nouvelle_carte carte_égarée
first_aid: premiers_secours ambulance défibrillateur
poison: poison empoisonné intoxication avalé avaler intoxiqué empoisonnement a_avalé antipoison
rabbit_small: lapin lapins hamster cochon_d'inde cochons_d'inde cobaye rongeur rongeurs furet lapereau lapine chinchilla hamsters souris_domestique
exotic: reptile reptiles serpent lézard oiseau oiseaux perroquet perruche perruches tortue tortues canari iguane gecko serpents lézards volatile reptilien caméléon
grooming: toilettage toiletteur toiletter griffes
pet_food: croquettes nourriture pâtée alimentation_animale
adopt: adopter adoption refuge adopté recueillir famille_d'accueil adoptant adopte
puppy: chiot chiots chaton portée bébé_chien chatons bébé_chat jeune_chien
solar: panneaux_solaires solaires panneau_solaire énergie_solaire
garage: garage box garages parking_couvert
charging_ev: borne_de_recharge borne voiture_électrique bornes recharge_électrique tesla véhicule_électrique voitures_électriques
speed_trial: cours_essai séance_découverte cours_d'essai séance_d'essai premier_cours cours_gratuit séance_gratuite cours_découverte
dresscode: tenue tenue_exigée habillé comment_s'habiller code_vestimentaire dress_code cravate
alcohol: alcool vin bière alcoolisé picoler apéro apéritif spiritueux whisky alcools alcoolisées rhum
own_food: pique-nique repas casse-croûte sandwich sandwichs ma_nourriture notre_pique-nique gamelle nourriture_extérieure
kids_menu: menu_enfant menus_enfants menu_enfants plat_enfant portion_enfant
reserve_table: table réserver_table table_pour
opening_today: aujourd'hui demain maintenant ce_soir ouverts_aujourd'hui
capacity: capacité places complet combien_de_personnes places_maximum places_disponibles places_assises tient jauge
safe_deposit: coffre coffre-fort coffre_fort
guarantee_satisfaction: satisfait changer_avis pas_satisfait déçu pas_content satisfait_ou
pilates: pilates
accountant: comptable comptables expert-comptable comptabilité compta expert_comptable fiscaliste impôts_comptable déclaration_d'impôts
logo: logo en-tête logotype logos emblème
driving: conduite conduire conducteur auto-école moniteur_d'auto-école auto_école conduis
fail_exam: rater raté rate échec échouer échoué repasser foirer foiré louper loupé planter se_planter me_plante recalé repasse bide pas_réussi foirer_mon planté louper_l'examen échoue recalée
sdk: sdk bibliothèque paquet librairie python javascript typescript bibliothèques
spreadsheet: tableur excel csv tableau_excel xls google_sheets
customer: client clients clientèle cliente consommateur clientes
interpreter: interprète traducteur traductrice interprètes traduire traduction traducteurs
playground: aire_de_jeux balançoire
mayor: maire maires bourgmestre syndic mairesse
election: élection élections voter vote procuration voter_par scrutin électeur électorale électorales
filling: plombage plombages carie caries dent_trouée obturation amalgame
crown: couronne couronnes couronne_dentaire bridge prothèse_dentaire
implant: implant implants implant_dentaire fausse_dent fausses_dents implants_dentaires
whitening: blanchiment blanchir dents_blanches dents_jaunes
anaesthetic: anesthésie anesthésier endormi endormir anesthésique gaz_hilarant sédation endormie piqûre_pour anesthésiste anesthésie_générale
eye_test: vue opticien ophtalmologue yeux ophtalmo oculiste optométriste
hairdryer: sèche-cheveux séchoir sèche_cheveux
theatre: théâtre cinéma film films ciné comédie cinémas
out_of_hours: garde nuit fermé hors_horaires de_garde permanence
stop_using: inactif inactive suspendre n'utilise_plus inutilisé inactivité
full_price: adulte adultes plein_tarif tarif_plein tarif_normal prix_adulte tarif_adulte prix_normal prix_plein grande_personne
unemployed: chômeur chômeurs chômeuse chômage demandeur_emploi demandeurs_emploi sans_emploi au_chômage sans_travail demandeur_d'emploi demandeurs_d'emploi chômeuses pôle_emploi
year_end: réveillon noël jour_an saint-sylvestre décembre réveillons saint_sylvestre nouvel_an
crampons: crampons crampon
sleeping_bag: duvet
avalanche_gear: avalanche arva dva
harness: baudrier harnais
climbing: grimper varappe
hiking: randonnée randonnées randonner trek rando
walking_poles: bâtons bâton
torch: lampe_frontale torche
blister: cloque cloques
ski_service: fartage farter affûtage
zip: fermeture_éclair zip
breathable: respirant respirante
insole: semelles_intérieures semelles_orthopédiques orthèse
laces: lacets lacet
fair_trade: commerce_équitable éthique
harmful_substances: pfas pfc substances_nocives produits_chimiques
animal_welfare: bien-être_animal cruauté
carbon_footprint: co2 émissions empreinte_carbone
uniform: uniforme uniformes
price_match: meilleur_prix
counterfeit: falsifié faux_article
scam: arnaque fraude phishing hameçonnage escroquerie
pickup_point: point_relais point_retrait
wrong_item: mauvais_article erreur_d'article mauvais_produit
missing_item: incomplet incomplète article_manquant pièce_manquante
modify: corriger éditer
gift_message: message_cadeau mot_personnalisé
tailor: couturière ourlet couturier
shrink: rétrécir rétréci rétrécit
stain: tache taches taché
smell: odeur odeurs puer pue
brochure: catalogue dépliant prospectus
ebike: vélo_électrique vélos_électriques vae e-bike ebike
electric: électrique électriques
umbrella: ombrelle
workspace: workspace
transfer_ownership: céder
annual_billing: facturation_annuelle paiement_annuel abonnement_annuel forfait_annuel
prorated: prorata proratisé au_prorata
auto_renew: renouvellement_automatique tacite_reconduction renouvelle_automatiquement
double_charge: double_débit
unknown_charge: prélèvement_inconnu débit_inconnu
audit_log: journal_d'audit journal_d'activité piste_d'audit
dpa: dpa
compliance: conformité conforme iso27001 soc2
sla: sla
response_time: répondre répondez
status_page: page_d'état
support_ticket: demande_d'assistance
suggestion: idée
roadmap: roadmap prochaines_fonctionnalités
beta: bêta version_bêta accès_anticipé
custom_field: champ_personnalisé champs_personnalisés
archive: archiver archivé archivage
trash_restore: corbeille
bulk_edit: par_lot
merge: fusionner fusion combiner regrouper
clone: cloner
shortcut: raccourci_clavier
dark_mode: mode_sombre thème_sombre mode_nuit
automation: workflow
recurring: récurrent récurrente récurrence
calendar: ical
comment: annotation
read_only: lecture_seule seulement_consulter
shared_link: lien_public
white_label: marque_blanche
provisioning: scim
logout: session_expirée
file_size: taille_maximale
sandbox: sandbox mode_test
self_hosted: propre_serveur auto_hébergé on_premise
open_source: code_source logiciel_libre
software_licence: clé_d'activation
system_requirements: configuration_requise prérequis configuration_minimale
software_update: dernière_version
rollback: version_précédente rollback version_antérieure
deploy: déployer déploiement déploiements
docker: docker dockerfile docker_compose
restart: redémarrer redémarrage
factory_reset: paramètres_d'usine
troubleshooting: déboguer débogage
memory_usage: mémoire ram mémoire_vive
scaling: scalabilité haute_disponibilité cluster
database: bdd postgres mysql
firewall: firewall proxy liste_blanche
ssl: ssl tls https certificat_ssl
env_variable: variable_d'environnement variables_d'environnement
command_line: cli bash powershell
plugin: greffon extension extensions
config_file: yaml
cache: mémoire_cache
scheduled_job: cron tâche_planifiée tâches_planifiées
monitoring: surveillance surveiller métriques
on_call: astreinte astreintes
threshold: seuil seuils valeur_limite
chat: tchat clavarder
livestream: streaming webinaire
host_family: famille_d'accueil familles_d'accueil
student_residence: résidence_étudiante résidence_universitaire cité_universitaire
intensive_course: intensif intensifs cours_intensif stage_intensif
holiday_camp: centre_aéré colo
course_materials: matériel_pédagogique manuel_scolaire
language_exchange: tandem échange_linguistique
native_speaker: natif natifs native langue_maternelle
excursion: sortie_scolaire
leisure_programme: loisirs temps_libre
attendance: assiduité présence_obligatoire
school_term: semestre trimestre année_scolaire année_universitaire
entry_requirements: conditions_d'admission critères_d'admission
tuition_fees: droits_d'inscription frais_d'inscription
school_meals: cantine_scolaire restauration_scolaire
after_school_care: périscolaire étude_surveillée
settling_in: adaptation période_d'adaptation
parents_evening: réunion_parents-professeurs
lice: poux
open_day: portes_ouvertes
degree: filière licence_universitaire
study_credits: ects crédits_ects crédits_universitaires
study_abroad: erasmus
thesis: thèse
extra_bed: lit_d'appoint lit_supplémentaire lits_supplémentaires canapé_lit
room_service: room_service service_d'étage
early_checkin: arrivée_anticipée
late_checkout: départ_tardif
electric_hookup: branchement_électrique borne_électrique raccordement_électrique
motorhome: fourgon camping_car camping_cars
holiday_cabin: chalet chalets cabane glamping bungalow mobil_home
chemical_toilet: eaux_grises wc_chimique eaux_noires
drinking_water: eau_potable
mosquitoes: insectes
fishing: pêche pêcher pêcheur
horse_riding: cheval chevaux poney
golf: golf golfeur
tennis: tennis
set_menu: formule_midi formule_déjeuner
outdoor_seating: en_terrasse en_extérieur manger_dehors
spicy: piquant pimenté plat_épicé
corkage: propre_vin propre_bouteille
lactose: sans_lactose produits_laitiers
gift_shop: souvenirs
last_admission: dernière_entrée dernière_admission dernier_accès
subtitles: sous-titrage surtitres version_originale vostfr
standing_ticket: places_debout place_debout fosse
eticket: billet_électronique billet_mobile qr_code
lineup: artistes tête_d'affiche
choir: chorale chœur chanter choristes
ebook: ebook livre_numérique livres_numériques liseuse
interlibrary_loan: peb
book_drop: boîte_retour
genealogy: généalogie ancêtres arbre_généalogique
lane_swimming: lignes_d'eau
aqua_fitness: aquagym aquafitness gym_aquatique
paddling_pool: pataugeoire petit_bain
free_weights: poids_libres
busy_times: affluence heures_creuses bondé
nutrition: nutrition diététique diététicien nutritionniste régime maigrir
new_patient: nouveau_patient nouveaux_patients
medical_records: dossier_médical dossier_patient
visiting_hours: rendre_visite
discharge: sortie_d'hospitalisation
childbirth: accouchement accoucher sage_femme sages_femmes
mental_health: santé_mentale
dermatology: acné
gynaecology: frottis
hearing_aid: appareil_auditif appareils_auditifs test_auditif
side_effects: effet_secondaire effets_secondaires effets_indésirables
dosage: dose posologie dosage
specialist_referral: lettre_d'orientation
video_consultation: télémédecine
root_canal: dévitalisation dévitaliser endodontie
dentures: prothèse_dentaire fausses_dents
parasites: puces vermifuge vermifuger
microchip: puce_électronique pucer pucé
euthanasia: euthanasie euthanasier
pet_boarding: pension_canine chenil
dog_training: éducation_canine éducateur_canin dressage
insurance_premium: prime_d'assurance
report_damage: sinistre sinistres
liability: responsabilité_civile assurance_responsabilité
no_claims_bonus: bonus_auto bonus_malus
online_banking: espace_bancaire
overdraft: découvert_autorisé
block_card: faire_opposition
savings_account: épargne livret_d'épargne compte_épargne épargner
home_loan: crédit_immobilier prêt_immobilier
joint_account: compte_joint compte_commun
investing: investir investissement etf
hazardous_waste: déchets_dangereux déchets_toxiques vieille_peinture
garden_waste: déchets_verts
resident_parking: stationnement_résidentiel
parking_fine: fps
street_damage: lampadaire éclairage_public
roadworks: déviation déviations route_barrée
vehicle_registration: carte_grise plaque_d'immatriculation
start_business: création_d'entreprise auto_entrepreneur micro_entreprise
property_tax: taxe_foncière impôts_fonciers taxe_d'habitation
tax_return: déclaration_d'impôts
criminal_record: casier_judiciaire
citizenship: nationalité citoyenneté
asylum: asile_politique demandeur_d'asile
cemetery: sépulture
divorce: divorce divorcer divorcé
inheritance: succession héritage héritier héritiers testament hériter
notary: notaire notaires notarial notarié
certified_copy: copie_certifiée certifiée_conforme apostille
power_cut: coupure_d'électricité panne_d'électricité
water_hardness: calcaire eau_calcaire
final_bill: décompte_annuel
green_power: électricité_verte énergie_renouvelable énergies_renouvelables
switch_provider: changer_d'opérateur
broadband: fibre fibre_optique haut_débit adsl
mobile_coverage: couverture_réseau zone_blanche couverture_mobile
sim_card: carte_sim sim esim
roaming: roaming
mobile_data: données_mobiles enveloppe_data données_cellulaires
router: modem box_internet
prepaid: prépayé prépayée
internet_speed: débit_internet bande_passante mbps
strike: grève grèves débrayage
connecting_service: correspondance correspondances
platform: quai quais
fare_zone: zone zones zone_tarifaire
fare_evasion: sans_billet sans_ticket
hand_luggage: bagage_cabine
liquids: liquides_autorisés
boarding_pass: carte_d'embarquement cartes_d'embarquement
unaccompanied_minor: voyager_seul enfant_seul
lost_luggage: bagage_perdu bagages_perdus valise_perdue
fuel: carburant essence gazole gasoil
mileage: kilomètres_inclus kilométrage_illimité
additional_driver: conducteur_supplémentaire conducteur_additionnel deuxième_conducteur
child_seat: siège_auto siège_enfant siège_bébé rehausseur
round_trip: aller_retour
automatic_gearbox: boîte_automatique voiture_automatique
vehicle_inspection: contrôle_technique contre_visite
oil_change: vidange_moteur huile_moteur changer_l'huile
tyre_change: pneus_hiver
roadside_assistance: dépannage_auto remorquage assistance_routière
dents_paintwork: débosselage
brakes: frein freins
car_wash: lavage_auto lavage_voiture
hair_colour: mèches balayage décoloration
beard: rasage
manicure: manucure onglerie ongles
pedicure: pédicure podologue
hair_removal: épilation épiler
facial: esthéticienne
tattoo: tatouage tatouages tatouer tatoueur
piercing: piercing piercings
property_viewing: visiter_l'appartement
estate_agent: agent_immobilier agence_immobilière
agent_commission: frais_d'agence honoraires_d'agence
valuation: expertise
service_charges: charges_locatives charges_comprises
lawyer: juriste cabinet_d'avocats
legal_aid: aide_juridictionnelle
first_consultation: premier_rendez-vous première_consultation premier_entretien
storage_unit: garde_meuble garde_meubles
electrician: installation_électrique
decorator: peinture_intérieure papier_peint tapisser
roofing: toit toiture couvreur toitures
carpenter: menuisier menuiserie ébéniste
glazing: fenêtre fenêtres vitrage vitrier
insulation: isolation_thermique isoler isolation
heat_pump: pac
callout_charge: déplacement_facturé
gardener: paysagiste
pest_control: dératisation nuisibles rats cafards guêpes
chimney: ramonage ramoneur
job_interview: entretien_d'embauche entretiens_d'embauche
open_application: candidature_spontanée candidatures_spontanées
remote_work: télétravail télétravailler
employee_benefits: avantages_sociaux avantages_salariés
summer_job: job_d'été jobs_d'été job_étudiant emploi_saisonnier
overtime: heures_supplémentaires heures_sup
baptism: baptême baptêmes baptiser
worship: messe messes culte
clergy: curé prêtre
food_bank: banque_alimentaire épicerie_solidaire épicerie_sociale
donation_receipt: reçu_fiscal reçus_fiscaux défiscaliser défiscalisation
sponsor: mécène mécénat
bylaws: règlement_intérieur statuts
tournament: tournoi tournois
running_race: marathon
dance: danse danser danses ballet
reentry: sortie_définitive ressortir revenir_après
corporate_event: événement_d'entreprise séminaire_d'entreprise soirée_d'entreprise
live_music: musique_live dj
photo_shoot: séance_photo séances_photo portrait shooting
passport_photo: photo_d'identité photos_d'identité
photo_editing: retouche_photo
copyright: droit_d'auteur droits_d'auteur copyright
photo_prints: tirages_photo agrandissement livre_photo
veg_box: panier_bio amap
farm_shop: vente_directe
pick_your_own: cueillette libre_cueillette cueillir
eggs: œufs œuf
meat: viande bœuf agneau porc
seafood: poisson poissons poissonnerie
cheese: fromage fromages fromagerie
shelf_life: dlc ddm se_conserve
ingredients: ingrédients ingrédient additifs
calories: calories valeurs_nutritionnelles kcal
frozen_food: surgelé surgelés
flowers: fleurs fleuriste roses
christmas_tree: sapin sapins
petting_zoo: caresser
anonymous: anonyme anonymement anonymat
identity_check: vérification_d'identité
address_change: changement_d'adresse nouvelle_adresse changer_d'adresse
lgbt: lgbt lesbienne homosexuel gay
drone: drone drones
sun_lounger: chaise_longue
bathrobe: peignoir peignoirs
power_socket: prise_électrique prises_électriques
smoke_detector: alarme_incendie
bullying: harcèlement harcelé harceler
domestic_violence: violence violences_conjugales maltraitance
addiction: addiction addictions addictologie toxicomanie
homelessness: sdf sans_domicile hébergement_d'urgence
care_home: ehpad
disability_card: carte_d'invalidité cmi
difficulty: exigeant
bad_weather: mauvais_temps s'il_pleut
group_discount: tarif_groupe
family_ticket: billet_famille tarif_famille pass_famille
`;
