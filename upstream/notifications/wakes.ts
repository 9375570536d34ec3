import type { WakePerson } from '../channel-wakes.ts'
import { sendDue } from './send-due.ts'

export const wakePersonFor: WakePerson = sendDue
