import { sequenceMembersContract, sequencesContract } from '#contract/customers/sequences.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { listRegister, listRows } from '../../../register/list.ts'
import { enrol } from './enrol.ts'
import { memberList, memberRow, showMember } from './member-list.ts'
import { pauseSequence, sequences } from './register.ts'
import { stepMember } from './step-member.ts'

export const router = {
  sequences: answer(sequencesContract, {
    ...sequences.handlers,
    pause: write(pauseSequence),
    enrol: write(enrol),
  }),
  sequenceMembers: answer(sequenceMembersContract, {
    list: read((reader, firm, input) =>
      listRegister(reader, memberList(firm), input, memberRow(reader, firm)),
    ),
    rows: read((reader, firm, input) =>
      listRows(reader, memberList(firm), input, memberRow(reader, firm)),
    ),
    get: read((reader, firm, { sequenceMemberId }) => showMember(reader, firm, sequenceMemberId)),
    step: write(stepMember),
  }),
}
