export { hourlyRates } from './hourly-rates.ts'
export { listMilestones, setMilestones } from './milestones.ts'
