/** Leads, deals and what is to be done in a firm that the access test fills. */

type Make = (path: string, input: object) => Promise<{ id: string }>

export function leadInput(word: string) {
  return { name: word, notes: word }
}

export function leadFormInput(word: string) {
  return { name: word, intro: word, language: 'en' }
}

export function pipelineInput(word: string) {
  return { name: word, notes: word, stages: [{ name: word }] }
}

export function dealInput(word: string) {
  return { title: word, currency: 'EUR', notes: word }
}

export function followUpInput(word: string) {
  return { title: word, notes: word }
}

/** Ids by the names that paths have for them. */
export async function makeCrm(make: Make, word: string) {
  const pipeline = await make('/pipelines', pipelineInput(word))
  const lead = await make('/leads', leadInput(word))
  const form = await make('/lead-forms', leadFormInput(word))
  const deal = await make('/deals', dealInput(word))
  const followUp = await make('/follow-ups', followUpInput(word))
  return {
    pipelineId: pipeline.id,
    leadId: lead.id,
    leadFormId: form.id,
    dealId: deal.id,
    followUpId: followUp.id,
  }
}
