import type { Letters } from "./email";

export const FRENCH: Letters = {
  greeting: "Bonjour {name},",
  closing: "Bien à vous,",
  mails: [
    [
      "Samedi : déchargement et heure limite",
      "Le portail arrière est ouvert dès trois heures. Sonnez deux fois, la sonnette est discrète.",
      "La musique doit s’arrêter à deux heures, et les voisins comptent les minutes. Prévoyez la dernière chanson pour deux heures moins dix.",
    ],
    [
      "Nos chansons exclues",
      "La liste est courte, promis : pas de danse des canards, et rien de l’émission de radio de mon frère.",
      "Un souhait : notre chanson avant minuit. Ma grand-mère part à minuit pile.",
    ],
    [
      "Libre le 14 mars ?",
      "Nous préparons un anniversaire pour environ quatre-vingts personnes au Hangar à bateaux, de vingt heures à une heure.",
      "La plupart d’entre nous ont grandi avec la soul et la disco, nos enfants avec tout le reste. Quel serait le prix, avec le son mais sans les lumières ?",
    ],
    [
      "Vos disques sont en route",
      "Six disques ont quitté notre boutique ce matin. Le colis devrait arriver jeudi.",
      "La réédition que vous cherchez est épuisée jusqu’au printemps. Votre nom est sur la liste.",
    ],
    [
      "C’est l’heure de votre contrôle auditif",
      "Le dernier date d’un an, et ceux qui travaillent près des enceintes devraient venir tous les douze mois.",
      "Cela prend vingt minutes. La semaine prochaine, il reste mardi matin et jeudi après seize heures.",
    ],
    [
      "Les photos de vendredi",
      "Les 214 images sont dans le dossier. Ma préférée : la lumière s’éteint et personne n’arrête de danser.",
      "Prenez ce que vous voulez, du moment que mon nom figure en dessous.",
    ],
    [
      "Merci !",
      "Vous avez sauvé nos retrouvailles. À onze heures et demie, le proviseur dansait sur une chaise : personne n’avait vu ça depuis 1991.",
      "Pourriez-vous nous envoyer la liste des chansons ? Tout le monde la demande.",
    ],
    [
      "La table de mixage que vous regardiez : un week-end d’essai",
      "La table à quatre voies est de retour en location. Prenez-la vendredi, rendez-la lundi, et payez un seul jour.",
      "Elle a une rayure à gauche. Le prix en tient compte.",
    ],
    [
      "Vos bouchons d’oreilles sont prêts",
      "Les bouchons moulés sont arrivés, tous deux avec le filtre plus doux que vous aviez essayé.",
      "Passez quand vous voulez avant dix-huit heures. L’ajustement prend dix minutes ; apportez l’ancienne paire.",
    ],
    [
      "Première danse : nous avons changé d’avis",
      "Oubliez la valse. Nous voudrions le slow de la liste, en fondu après le premier couplet.",
      "Et la lumière pourrait-elle rester basse jusqu’au refrain ? L’un de nous deux est timide, et ce n’est pas moi.",
    ],
    [
      "Re : Libre le 14 mars ?",
      "La date est libre, et ce serait un plaisir. Je vous la garde jusqu’à vendredi.",
      "Le son pour quatre-vingts personnes, l’installation et cinq heures de musique : tout est dans le devis.",
      "Une question : y a-t-il un ascenseur, ou faut-il porter ?",
    ],
    [
      "Re : Merci !",
      "La liste est jointe : 87 chansons, dans l’ordre où vous les avez entendues. La 43 est celle de la chaise.",
      "Dites au proviseur que je compte sur lui la prochaine fois.",
    ],
    [
      "Facture d’octobre",
      "Voici la facture des quatre vendredis d’octobre, avec la nouvelle adresse de la salle.",
      "Merci pour la nouvelle prise derrière la cabine. C’est ce qui m’est arrivé de mieux cet automne.",
    ],
    [
      "Début de soirée le 21",
      "La prochaine fois, j’aimerais commencer plus lentement, vers 100 BPM, jusqu’à ce que les tables disparaissent.",
      "Si vous ouvrez à dix heures, je peux prendre les deux premières heures, et vous",
    ],
    [
      "Lumières pour la Salle Velours",
      "Ambre pour le dîner, rouge quand la piste est pleine, blanc seulement pour les discours.",
      "Et si on laissait le stroboscope à la maison, cette fois ?",
    ],
    [
      "Vous avez gagné dix mille abonnés",
      "Félicitations ! Votre page a été choisie parmi tous les DJ de votre ville.",
      "Confirmez votre mot de passe aujourd’hui, et vos abonnés arrivent demain.",
    ],
    [
      "Câbles plaqués or, −90 %",
      "Ces câbles réchauffent chaque chanson. Il n’en reste que trois, et seulement jusqu’à minuit.",
      "La semaine dernière aussi, c’était seulement jusqu’à minuit.",
    ],
    [
      "Retrouvez vos oreilles de dix-huit ans",
      "Une goutte par jour, et vos oreilles sont comme neuves.",
      "Les médecins ne veulent pas que vous le sachiez. On se demande pourquoi.",
    ],
    [
      "Où se garer samedi",
      "La cour est pleine à cause du marché. Merci d’utiliser la rue derrière la salle.",
      "Vous pouvez décharger au portail jusqu’à dix-sept heures.",
    ],
    [
      "Yoga pour les dos qui portent des caisses",
      "Il reste deux places au cours du mercredi.",
      "Apportez un tapis. Laissez les enceintes à la maison.",
    ],
  ],
};
