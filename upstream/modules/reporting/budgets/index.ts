export { planByLastYear } from './service.ts'
