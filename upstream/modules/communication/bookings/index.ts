export { writeDemoBookingPage } from './demo.ts'
export { appointmentsOf } from './reader.ts'
export { publicBookingPaths } from './reader.ts'
