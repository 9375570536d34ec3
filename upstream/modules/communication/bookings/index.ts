export { writeDemoBookingPage } from './demo.ts'
export { appointmentsOf, publicBookingPaths } from './reader.ts'
