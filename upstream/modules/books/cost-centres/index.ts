export { centreList } from './centre-list.ts'
export { centreProblem, centreProblems, requireOpenCentres } from './check-centres.ts'
export { findByCode, getCostCentre } from './reader.ts'
export { createCostCentre } from './service.ts'
