export { GuestsPanel } from './components/guests-panel.tsx'
