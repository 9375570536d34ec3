export { writeDemoBookingPage } from './demo.ts'
export { appointmentsOf } from './reader.ts'
