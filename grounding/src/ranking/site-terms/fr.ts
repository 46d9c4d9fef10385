export const fr = `
phone: téléphone appeler numéro tél portable joindre
email: email e-mail courriel mail écrire message
contact: contact contacter aide assistance joindre
address: adresse lieu rue où situé
map: accès plan venir itinéraire
hours: horaires ouverture ouvert ouverte fermé fermée heures ouvre ferme
weekdays: lundi mardi mercredi jeudi vendredi samedi dimanche week-end ouvert fermé
holiday: férié fériés vacances congés noël pâques
shop: magasin magasins boutique boutiques point_de_vente
price: prix coût coûte coûtent tarif tarifs frais combien montant
discount: réduction remise rabais promotion promo
code: code coupon
sale: soldes promotions
free: gratuit gratuite gratuitement offert offerte
deposit: caution acompte arrhes dépôt
tax: taxe tva douane
delivery: livraison livrer livré expédition expédier envoi envoyer port frais_de_port délai
parcel: colis paquet commande
track: suivi suivre
late: retard reçu
express: express rapide urgent
abroad: étranger international
pickup: retrait retirer
return: retour retours retourner renvoyer rendre rapporter
refund: remboursement rembourser remboursé
exchange: échange échanger changer
cancel: annuler annulation résilier résiliation désabonner
broken: cassé défectueux abîmé défaut
warranty: garantie garanti
claim: réclamation plainte
repair: réparation réparer atelier
size: taille pointure dimensions
weight: poids pèse
stock: stock disponible rupture
pay: payer paiement payez paie règlement régler accepter acceptons
card: carte bancaire visa mastercard
instalments: plusieurs_fois mensualités échelonné
transfer: virement banque
invoice: facture reçu
order: commande commander achat acheter
giftcard: cadeau chèque-cadeau carte_cadeau bon
valid: valable validité expire
points: points fidélité club
student: étudiant étudiants élève élèves
account: compte profil inscription
login: connexion connecter identifier
password: passe oublié
delete: supprimer effacer suppression
privacy: données confidentialité vie_privée
security: sécurité sécurisé
job: emploi poste postes recrutement travailler carrière
salary: salaire
staff: équipe personnel
boss: directeur directrice responsable patron
rent: louer location
book: réserver réservation
appointment: rendez-vous
course: cours formation stage
teacher: professeur enseignant
exam: examen épreuve
certificate: certificat diplôme attestation
enrol: inscription inscrire
accommodation: logement hébergement appartement chambre
breakfast: petit-déjeuner repas
parking: parking stationnement garer voiture
bike: vélo vélos
bus: bus train métro tramway gare
airport: aéroport navette taxi
pets: chien chiens animal animaux chat
child: enfant enfants mineur
age: âge ans
access: accessible fauteuil handicapé pmr
lift: ascenseur escalier
wifi: wifi internet
doctor: médecin docteur
emergency: urgence urgences
environment: environnement durable écologique
plan: forfait abonnement formule
subscription: abonnement
trial: essai essayer
user: utilisateur utilisateurs
limit: limite maximum
export: exporter télécharger
import: importer
file: fichier document
error: erreur problème panne
app: application appli
wash: laver lavage entretien
size_max: maximum
helmet: casque
`;
