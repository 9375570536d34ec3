import type { Sentences } from './sentences.ts'

export const it: Sentences = {
  invoiceOpened: '{customer} ha aperto la fattura {number}',
  quoteAccepted: '{customer} ha accettato il preventivo {number}',
  quoteDeclined: '{customer} ha rifiutato il preventivo {number}',
  customerAsked: '{customer} chiede di {number}: {text}',
  invoiceDisputed: '{customer} contesta {number}: {text}',
  paymentRecorded: '{by} ha registrato {amount} da {customer}',
  invitationAccepted: '{name} ha accettato il suo invito a {firm}',
  roleChanged: '{by} ha cambiato il suo ruolo in {firm}',
  ownershipOffered: '{by} le offre la titolarità di {firm}',
  firmDeletion: '{by} elimina {firm}; per 30 giorni i dati si possono consultare ed esportare',
  firmKept: '{by} conserva {firm}: non viene eliminata',
  firmDeleted:
    '{firm} è stata eliminata il {date}; registrazioni eliminate: {entries}, file: {files}',
  newSignIn: 'Nuovo accesso al suo account: {device}',
  secondFactorChanged: 'I modi di accesso al suo account sono cambiati',
  appLetIn: 'L’app {name} ha ottenuto l’accesso al suo account',
  keyCreated: 'Con il suo account è stata creata una nuova chiave API: {name}',
  supportAccessGranted: '{by} ha dato all’assistenza accesso a {firm} fino al {until}',
  supportAccessUsed: 'L’assistenza è entrata in {firm}',
  bankAccountChanged: '{by} ha cambiato il conto bancario di {firm}',
  supplierAccountConfirmed:
    '{by} ha confermato senza un’altra persona nuove coordinate bancarie di {supplier}',
  mailFailed: 'L’e-mail a {to} non è arrivata: {subject}',
  mailComplained: '{to} ha segnalato una Sua e-mail come spam: {subject}',
  plannedMailStopped:
    'Un’e-mail programmata di {by} è stata fermata perché non ha più il diritto di inviarla: {subject}',
  mailStopped: 'L’invio di e-mail è sospeso: {bounces} su {recipients} sono tornate indietro',
  recurringPaused: '{name} per {customer} non è riuscita tre volte ed è sospesa',
  recurringPurchasePaused: '{name} di {supplier} non è riuscita tre volte ed è sospesa',
  recurringPurchaseDrafted:
    '{name} di {supplier} è stata creata solo come bozza, perché {by} non ha più il diritto di registrarla',
  billWaits: '{by} chiede di approvare la fattura {number} di {supplier}',
  claimWaits: '{by} chiede il rimborso di {amount}: {payee}',
  approvalDecided: '{title}: {decision} da {by} {reason}',
  billReceived: 'Da {file}, inviato da {from}, è nata una bozza di fattura ricevuta',
  cardDeclined: 'La carta di {customer} è stata rifiutata per {number}',
  cardDisputed: '{customer} ha contestato presso la banca {amount} di {number}',
  budgetUsed: '{category}, {month}: spesi {cost}, raggiunto il {percent} % del budget di {budget}',
  taxDue: '{name} per {days} scade il {date}',
  batchesExpire: '{batches}: da usare entro il {date}',
  giftCardEnded: 'Il buono regalo {number} è scaduto con {amount} residui',
  tillClosed:
    '{register} chiude con {total}, differenza di cassa {difference}. Tutte le vendite del {date}: {dayTotal}; una settimana prima: {weekBefore}',
  terminalSold:
    '{register}: il terminale aveva addebitato {amount} e {by} non è tornato a vederlo; lo scontrino è stato emesso',
  terminalReturned:
    '{register}: il terminale aveva addebitato {amount} per {by}; lo scontrino non era possibile e l’importo torna sulla carta',
  terminalRefundFailed:
    'Il fornitore non ha potuto rimborsare {amount} di {number} sulla carta: rimborsi in altro modo',
  questionAsked: '{by} chiede su {title}: {text}',
  questionAnswered: '{by} ha risposto alla sua domanda su {title}: {text}',
  mentioned: '{by} l’ha menzionata in {title}',
  eventStarts: 'Promemoria: {title}, {when} {place}',
  appointmentBooked: '{name} ha prenotato {page}: {when}',
  appointmentMoved: '{name} ha spostato {page}: {when}',
  appointmentCancelled: '{name} ha annullato {page}: {when}',
  guestAnswered: '{name} ha risposto all’invito a {title}, {when}',
  mailReceived: '{from} ha scritto: {subject}',
  firmMailReceived: '{from} ha scritto all’azienda: {subject}',
  mailAssigned: '{by} le ha affidato una conversazione: {subject}',
}
