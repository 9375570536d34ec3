export { saveTemplate } from './service.ts'
