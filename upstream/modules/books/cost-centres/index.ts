export { centreList } from './centre-list.ts'
export { centreProblem, centreProblems, requireOpenCentres } from './check-centres.ts'
export { findByCode } from './reader.ts'
export { createCostCentre, getCostCentre } from './register.ts'
