import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type {
  ContactMessage,
  ContactMessageDetail,
  ContactMessageQuery,
} from '#contract/public-site/contact-messages.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../../identity/keyset-page.ts'
import { contactAnswers, contactMessages } from '../tables.ts'

type MessageRow = typeof contactMessages.$inferSelect

const sorts = {
  newest: undefined,
  name: { column: contactMessages.name, valueOf: (row: MessageRow) => row.name },
}

/** What visitors wrote. */
export async function listMessages({ env }: Call, query: ContactMessageQuery) {
  const { id, name, email, text, language, answeredAt } = contactMessages
  const states = { all: undefined, open: isNull(answeredAt), answered: isNotNull(answeredAt) }
  const sort = { id, direction: query.direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, ({ where, orderBy, limit }) =>
    directory(env)
      .select()
      .from(contactMessages)
      .where(
        and(
          states[query.tab],
          query.language && eq(language, query.language),
          holds(query.q, name, email, text),
          where,
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: page.rows.map(toMessage) }
}

/** A message with its answers. @throws AppError not_found */
export async function getMessage({ env }: Call, id: string): Promise<ContactMessageDetail> {
  const db = directory(env)
  const [[row], answers] = await db.batch([
    db.select().from(contactMessages).where(eq(contactMessages.id, id)),
    db
      .select()
      .from(contactAnswers)
      .where(eq(contactAnswers.messageId, id))
      .orderBy(asc(contactAnswers.id)),
  ])
  if (!row) throw new AppError('not_found', 'Not found')
  return {
    ...toMessage(row),
    answers: answers.map((answer) => ({
      id: answer.id,
      text: answer.text,
      sentAt: toInstant(answer.sentAt),
      sentByName: answer.sentByName,
    })),
  }
}

function toMessage(row: MessageRow): ContactMessage {
  const { createdAt, answeredAt, ...rest } = row
  return { ...rest, createdAt: toInstant(createdAt), answeredAt: toInstant(answeredAt) }
}
