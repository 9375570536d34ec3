import type { CampaignState } from '#contract/customers/campaigns.ts'

export type CampaignAct =
  | 'schedule'
  | 'unschedule'
  | 'start'
  | 'pause'
  | 'resume'
  | 'finish'
  | 'cancel'

const acts: Readonly<Record<CampaignState, Readonly<Partial<Record<CampaignAct, CampaignState>>>>> =
  {
    draft: { schedule: 'scheduled', start: 'sending' },
    scheduled: { unschedule: 'draft', start: 'sending', cancel: 'cancelled' },
    sending: { pause: 'paused', finish: 'sent', cancel: 'cancelled' },
    paused: { resume: 'sending', cancel: 'cancelled' },
    sent: {},
    cancelled: {},
  }

/**
 * The state after an act; undefined where it is not possible. Recipients are frozen by `start`, which no
 * campaign does twice. A cancelled one has sent what it has sent.
 */
export function afterAct(state: CampaignState, act: CampaignAct): CampaignState | undefined {
  return acts[state][act]
}
