export { writeDemoBookingPage } from './demo.ts'
