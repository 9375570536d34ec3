import { z } from 'zod'
import type { DocumentInput } from '../books/document.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { DraftCheck } from '../core/paper.ts'
import type { RecordCalls } from '../core/register.ts'
import { MailPreview, SendInput } from '../firm/invoice-mail.ts'
import { DocumentChoices } from './document-choices.ts'

const needs = 'quote:edit'

/** What a draft of a quote or of an order is made of, and what stands in the way of making it final. */
export function draftCalls<Input extends typeof DocumentInput.shape>({
  path,
  tags,
  input,
}: {
  path: `/${string}`
  tags: string[]
  input: z.ZodObject<Input>
}) {
  return {
    choices: endpoint
      .meta({ needs, isScoped: true })
      .route({ method: 'GET', path: `${path}/choices`, tags })
      .input(z.object({ firmId: field.Id }))
      .output(DocumentChoices),
    /** By field path. */
    check: endpoint
      .meta({ needs, isScoped: true })
      .route({ method: 'POST', path: `${path}/check`, tags })
      .input(input.extend({ firmId: field.Id }))
      .output(DraftCheck),
  }
}

/** How a quote or an order reaches the customer: by its public link and by mail. */
export function sendingCalls<One extends z.ZodRawShape, Record extends z.ZodType>({
  at,
  tags,
  one,
  record,
}: RecordCalls<One, Record>) {
  return {
    /** Makes the public link, or sets until which day it leads to the document. */
    share: endpoint
      .meta({ needs })
      .route({ method: 'POST', path: `${at}/public-link`, tags })
      .input(one.extend({ until: field.DateOnly.nullable().default(null) }))
      .output(record),
    unshare: endpoint
      .meta({ needs })
      .route({ method: 'DELETE', path: `${at}/public-link`, tags })
      .input(one)
      .output(record),
    send: endpoint
      .meta({ needs })
      .route({ method: 'POST', path: `${at}/send`, tags })
      .input(SendInput.extend(one.shape))
      .output(record),
    previewMail: endpoint
      .meta({ needs })
      .route({ method: 'POST', path: `${at}/mail-preview`, tags })
      .input(SendInput.extend(one.shape))
      .output(MailPreview),
  }
}
