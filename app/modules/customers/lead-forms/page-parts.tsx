import type { FilledSlots } from '#app/shell/frame/slots.ts'
import type {} from '#app/shell/records/answers-panel.tsx'
import { leadFormsContract } from '#contract/customers/lead-forms.ts'

export const slots: FilledSlots = {
  async 'lead.answers'({ call, firm: { firmId } }, { leadId }) {
    const answers = await call(leadFormsContract.answers, { firmId, leadId })
    return answers.length > 0 ? answers : null
  },
}
