import { isAreaOn } from '#app/shell/frame/areas.ts'
import type { FilledSlots } from '#app/shell/frame/slots.ts'
import { timePath, timerPath } from './paths.ts'
import { findRunningTimer } from './running-timer.ts'

export const slots: FilledSlots = {
  async 'frame.timer'(access) {
    const { can, firm } = access
    if (!can('time:edit') || !isAreaOn(firm, 'projects')) return null
    const running = await findRunningTimer(access)
    if (!running) return null
    const { project, note, seconds } = running
    const { firmId } = firm
    return {
      name: project || note,
      seconds,
      href: timePath(firmId),
      stopPath: timerPath(firmId),
    }
  },
}
