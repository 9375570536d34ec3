export { centreField, centreLabel } from './centre-field.ts'
export { centreOptions } from './centre-options.ts'
export { CentreSelect } from './centre-select.tsx'
export { loadAllCentres, loadCentreNames } from './choices.ts'
