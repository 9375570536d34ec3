export { writeDemoBookingPage } from './demo.ts'
export { appointmentsOf, bookedSince, publicBookingPaths } from './reader.ts'
