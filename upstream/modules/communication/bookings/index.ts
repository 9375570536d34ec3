export { writeDemoBookingPage } from './demo.ts'
export { publicBookingPaths } from './reader.ts'
