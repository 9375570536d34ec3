import type { Sentences } from './sentences.ts'

export const es: Sentences = {
  invoiceOpened: '{customer} ha abierto la factura {number}',
  quoteAccepted: '{customer} ha aceptado el presupuesto {number}',
  quoteDeclined: '{customer} ha rechazado el presupuesto {number}',
  customerAsked: '{customer} pregunta por {number}: {text}',
  invoiceDisputed: '{customer} impugna {number}: {text}',
  paymentRecorded: '{by} ha registrado {amount} de {customer}',
  invitationAccepted: '{name} ha aceptado su invitación a {firm}',
  roleChanged: '{by} ha cambiado su rol en {firm}',
  ownershipOffered: '{by} le ofrece la titularidad de {firm}',
  firmDeletion: '{by} elimina {firm}; durante 30 días se pueden consultar y exportar sus datos',
  firmKept: '{by} conserva {firm}: no se elimina',
  firmDeleted: '{firm} se eliminó el {date}; asientos eliminados: {entries}, archivos: {files}',
  newSignIn: 'Nuevo inicio de sesión en su cuenta: {device}',
  secondFactorChanged: 'Las formas de entrar en su cuenta han cambiado',
  appLetIn: 'La aplicación {name} ha obtenido acceso a su cuenta',
  keyCreated: 'Se ha creado una nueva clave de API con su cuenta: {name}',
  supportAccessGranted: '{by} ha dado acceso al soporte a {firm} hasta el {until}',
  supportAccessUsed: 'El soporte ha entrado en {firm}',
  bankAccountChanged: '{by} ha cambiado la cuenta bancaria de {firm}',
  supplierAccountConfirmed:
    '{by} ha confirmado sin otra persona nuevos datos bancarios de {supplier}',
  mailFailed: 'El correo a {to} no ha llegado: {subject}',
  mailComplained: '{to} ha marcado un correo suyo como spam: {subject}',
  plannedMailStopped:
    'Se ha detenido un correo programado de {by}, que ya no tiene derecho a enviarlo: {subject}',
  mailStopped: 'El envío de correo está detenido: {bounces} de {recipients} fueron devueltos',
  recurringPaused: '{name} para {customer} ha fallado tres veces y está en pausa',
  recurringPurchasePaused: '{name} de {supplier} ha fallado tres veces y está en pausa',
  recurringPurchaseDrafted:
    '{name} de {supplier} se ha creado solo como borrador, porque {by} ya no tiene derecho a contabilizarlo',
  billWaits: '{by} pide aprobar la factura {number} de {supplier}',
  claimWaits: '{by} pide el reembolso de {amount}: {payee}',
  approvalDecided: '{title}: {decision} por {by} {reason}',
  billReceived: 'De {file}, enviado por {from}, se ha creado un borrador de factura recibida',
  cardDeclined: 'La tarjeta de {customer} fue rechazada para {number}',
  cardDisputed: '{customer} ha reclamado a su banco {amount} de {number}',
  budgetUsed:
    '{category}, {month}: {cost} gastados, alcanzado el {percent} % del presupuesto de {budget}',
  taxDue: '{name} de {days} vence el {date}',
  batchesExpire: '{batches}: usar antes del {date}',
  giftCardEnded: 'La tarjeta regalo {number} ha caducado con {amount} de saldo',
  tillClosed:
    '{register} cierra con {total}, diferencia de caja {difference}. Todas las ventas del {date}: {dayTotal}; una semana antes: {weekBefore}',
  terminalSold:
    '{register}: el terminal había cobrado {amount} y {by} no volvió a mirarlo; el tique se ha emitido',
  terminalReturned:
    '{register}: el terminal había cobrado {amount} para {by}; no fue posible emitir el tique y la tarjeta recibe el importe',
  terminalRefundFailed:
    'El proveedor no ha podido devolver {amount} de {number} a la tarjeta: devuélvalo de otra forma',
  questionAsked: '{by} pregunta sobre {title}: {text}',
  questionAnswered: '{by} ha respondido a su pregunta sobre {title}: {text}',
  mentioned: '{by} le ha mencionado en {title}',
  eventStarts: 'Recordatorio: {title}, {when} {place}',
  appointmentBooked: '{name} ha reservado {page}: {when}',
  appointmentMoved: '{name} ha cambiado {page}: {when}',
  appointmentCancelled: '{name} ha cancelado {page}: {when}',
  guestAnswered: '{name} ha respondido a la invitación a {title}, {when}',
  mailReceived: '{from} ha escrito: {subject}',
  firmMailReceived: '{from} ha escrito a la empresa: {subject}',
  mailAssigned: '{by} le ha asignado una conversación: {subject}',
}
