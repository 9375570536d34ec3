export { hourlyRates } from './hourly-rates.ts'
export { setMilestones } from './milestones.ts'
