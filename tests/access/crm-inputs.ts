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

export function partnerInput(word: string) {
  return { name: word, email: `${word.toLowerCase()}@partner.example`, language: 'en', notes: word }
}

export function segmentInput(word: string) {
  return { name: word, notes: word, conditions: [{ field: 'name', operator: 'isFilled' }] }
}

export function campaignInput(segmentId: string, word: string) {
  return { name: word, segmentId, subject: word, text: word }
}

/** A segment, and a campaign to it. */
export async function makeCampaign(make: Make, word: string) {
  const segment = await make('/segments', segmentInput(word))
  const campaign = await make('/campaigns', campaignInput(segment.id, word))
  return { segmentId: segment.id, campaignId: campaign.id }
}

/** A partner who is approved, and a customer whom they brought. */
export async function makePartner(make: Make, customer: string, word: string) {
  const partner = await make('/partners', partnerInput(word))
  await make(`/partners/${partner.id}/step`, { step: 'approve' })
  const account = await make(`/partners/${partner.id}/customers`, { customer })
  const { referrals } = account as { referrals?: { id: string }[] }
  return { partnerId: partner.id, referralId: referrals?.[0]?.id ?? '' }
}

export function sequenceInput(word: string) {
  const steps = [{ kind: 'mail', wait: 300, unit: 'days', subject: word, text: word }]
  return { name: word, notes: word, timeZone: 'UTC', steps }
}

/** A sequence, and a lead who is in it. */
export async function makeSequence(
  make: Make,
  list: (path: string) => Promise<{ rows: { id: string }[] }>,
  word: string,
) {
  const sequence = await make('/sequences', sequenceInput(word))
  const email = `${word.toLowerCase()}@lead.example`
  const lead = await make('/leads', { ...leadInput(word), email })
  await make(`/sequences/${sequence.id}/members`, { kind: 'lead', ids: [lead.id] })
  const { rows } = await list(`/sequence-members?tab=all&subject=${lead.id}`)
  return { sequenceId: sequence.id, sequenceMemberId: rows[0]?.id ?? '' }
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
