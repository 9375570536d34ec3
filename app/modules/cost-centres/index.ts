export { centreField, centreLabel } from './centre-field.ts'
export { CentreSelect } from './centre-select.tsx'
export { loadAllCentres, loadCentreNames, loadCostCentres } from './choices.ts'
