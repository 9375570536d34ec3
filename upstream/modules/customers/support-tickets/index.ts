export { askByPerson, type TicketMeans } from './conversation.ts'
export { ticketPath, ticketsOf } from './reader.ts'
