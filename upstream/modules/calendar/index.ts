export { writeDemoWeek } from './demo-week.ts'
