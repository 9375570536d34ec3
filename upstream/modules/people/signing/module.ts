import { z } from 'zod'
import { isAllowed } from '#contract/core/roles.ts'
import { ownSignDocumentsContract, signDocumentsContract } from '#contract/people/sign-documents.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { isFoundBy } from '../../../register/uses.ts'
import { jobInTransaction, jobWithEffect } from '../../firm/jobs/index.ts'
import { findEmployee, idOfUser } from '../employees/index.ts'
import { declineDocument, signDocument, signedName } from './answer.ts'
import { DemoDocument, demoJob, sendDemoDocument, writeDemoDocuments } from './demo.ts'
import { openPdf } from './files.ts'
import { deleteDocument, remindDue, remindJob, remindNow, sendDocument, withdraw } from './send.ts'
import { sentenceOf } from './signature-page.ts'
import {
  findDocument,
  findOwn,
  listDocuments,
  requireDocument,
  requireOwnDocument,
  type StoredDocument,
  shown,
} from './stored.ts'

const original = ({ fileId: id, fileName: name }: StoredDocument) => ({ id, name })
const signed = (document: StoredDocument) => ({
  id: document.signedFileId,
  name: signedName(document),
})

export const module = defineModule({
  name: 'signing',
  after: { demoStaff: ['employees'] },
  demoStaff: writeDemoDocuments,
  endpoints: {
    hr: answer(signDocumentsContract, {
      list: read(listDocuments),
      create: ({ context, input: { firmId: _, ...input } }) => sendDocument(context, input),
      get: read((reader, firm, { signDocumentId }) =>
        shown(reader, firm, requireDocument(reader, signDocumentId)),
      ),
      file: ({ context, input: { signDocumentId } }) =>
        openPdf(context, original(requireDocument(context.store.reader, signDocumentId))),
      signed: ({ context, input: { signDocumentId } }) =>
        openPdf(context, signed(requireDocument(context.store.reader, signDocumentId))),
      remind: write(remindNow),
      withdraw: write(withdraw),
      delete: write(deleteDocument),
    }),
    own: answer(ownSignDocumentsContract, {
      list: read((reader, firm) => {
        const own = findOwn(reader, firm)
        const all = own ? listDocuments(reader, firm, { employeeId: own.id }) : []
        return all.filter(({ state }) => state !== 'withdrawn')
      }),
      get: read((reader, firm, { signDocumentId }) => {
        const { document } = requireOwnDocument(reader, firm, signDocumentId)
        return { ...shown(reader, firm, document), sentence: sentenceOf(reader, firm, document) }
      }),
      file: ({ context, input: { signDocumentId } }) => {
        const { store, firm } = context
        return openPdf(
          context,
          original(requireOwnDocument(store.reader, firm, signDocumentId).document),
        )
      },
      signed: ({ context, input: { signDocumentId } }) => {
        const { store, firm } = context
        return openPdf(
          context,
          signed(requireOwnDocument(store.reader, firm, signDocumentId).document),
        )
      },
      sign: ({ context, input }) => signDocument(context, input),
      decline: write(declineDocument),
    }),
  },
  jobs: {
    /** Reminds somebody of what they have not signed. */
    [remindJob]: jobInTransaction(z.null(), (writer, firm, { key }) =>
      remindDue(writer, firm, key),
    ),
    [demoJob]: jobWithEffect(DemoDocument, async (means, { payload }) => {
      await sendDemoDocument(means, payload)
      return undefined
    }),
  },
  /** Documents that wait for whoever asks. */
  toDo: [
    {
      ...{ kind: 'task', what: 'signDocument', needs: 'employee:own' },
      from: 'sign_documents',
      where: ({ actor }) =>
        actor.isProgram || actor.userId === ''
          ? null
          : {
              sql: `state = 'open' and employee_id in (${idOfUser})`,
              bound: [actor.userId],
            },
      columns: {
        id: 'id',
        title: 'title',
        path: `'my-documents/' || id`,
        date: `nullif(due_date, '')`,
      },
      isDue: true,
    },
  ],
  recordKinds: {
    signDocument: {
      // Its files, comments and history are for HR and the person alone.
      read: 'employee:own',
      write: 'employee:private',
      reach: 'whole',
      path: (id) => `sign-documents/${id}`,
      keepsFiles: () => true,
      find: (reader, id) => {
        const document = findDocument(reader, id)
        const name = document && findEmployee(reader, document.employeeId)?.name
        return document && { title: name ?? '', date: document.sentAt.slice(0, 10) }
      },
      isSeenBy: (reader, person, id) => {
        const document = findDocument(reader, id)
        if (!document) return false
        if (isAllowed(person, 'employee:private')) return true
        const { userId = '' } = findEmployee(reader, document.employeeId) ?? {}
        return document.state !== 'withdrawn' && userId !== '' && userId === person.userId
      },
    },
  },
  /** People who have something to sign, or signed it. */
  usesOf: {
    employee: isFoundBy('select 1 from sign_documents where employee_id = ? limit 1'),
  },
})
