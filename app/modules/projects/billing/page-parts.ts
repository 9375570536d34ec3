import { formatHours } from '#app/modules/projects/projects/index.ts'
import { isAreaOn } from '#app/shell/frame/areas.ts'
import type { FilledSlots } from '#app/shell/frame/slots.ts'
import { projectBillingContract } from '#contract/projects/project-billing.ts'
import { invoiceHoursFilePath, invoiceHoursPath } from './paths.ts'

export const slots: FilledSlots = {
  async 'invoice.hours'({ call, can, firm }, { invoiceId }) {
    const { firmId } = firm
    if (!can('invoice:view') || !can('project:money') || !isAreaOn(firm, 'projects')) return null
    const { count, seconds } = await call(projectBillingContract.hours, {
      ...{ firmId, invoiceId },
      size: 0,
    })
    if (count === 0) return null
    return {
      hours: formatHours(seconds),
      href: invoiceHoursPath(firmId, invoiceId),
      fileHref: invoiceHoursFilePath(firmId, invoiceId),
    }
  },
}
