import { leadsContract } from '#contract/customers/leads.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { convertLead, previewConversion } from './convert-lead.ts'
import { mergeLead, previewMerge, undoMerge } from './merge-leads.ts'
import { leads } from './register.ts'
import { stepLead } from './steps.ts'

export const router = {
  leads: answer(leadsContract, {
    ...leads.handlers,
    step: write(stepLead),
    previewConversion: read(previewConversion),
    convert: write(convertLead),
    previewMerge: read(previewMerge),
    merge: write(mergeLead),
    undoMerge: write(undoMerge),
  }),
}
