export { writeDemoWeek } from './demo-week.ts'
export type { CalendarLayer } from './layers.ts'
