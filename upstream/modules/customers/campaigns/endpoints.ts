import { campaignsContract } from '#contract/customers/campaigns.ts'
import { answer, write } from '../../../firm/implement.ts'
import { publicHandlers } from './public-handlers.ts'
import { campaigns } from './register.ts'
import { scheduleCampaign, stepCampaign } from './start.ts'

export const router = {
  campaigns: answer(campaignsContract, {
    ...campaigns.handlers,
    schedule: write((writer, firm, { campaignId, ...when }) => {
      scheduleCampaign(writer, firm, { campaignId, ...when })
      return campaigns.show(writer, firm, campaignId)
    }),
    step: write((writer, firm, { campaignId, step }) => {
      stepCampaign(writer, firm, { campaignId, step })
      return campaigns.show(writer, firm, campaignId)
    }),
  }),
  publicCampaigns: publicHandlers,
}
