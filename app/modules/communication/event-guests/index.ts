export { GuestsPanel } from './components/guests-panel.tsx'
export { requireEventId } from './require-event-id.ts'
