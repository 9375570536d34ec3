export { leaveByCountry } from './country-defaults.ts'
