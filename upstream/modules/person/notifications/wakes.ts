import type { WakePerson } from '../../../channel/channel-wakes.ts'
import { sendDue } from './send-due.ts'

export const wakePersonFor: WakePerson = sendDue
