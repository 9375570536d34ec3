import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { ReturnFileKind } from './return-files.ts'

/** What one box of a form says, in minor units of the base currency, as the form rounds it. */
export const ReturnBox = z.object({ box: z.string(), amount: field.MinorUnits })
export type ReturnBox = z.infer<typeof ReturnBox>

/** A return that was filed. It stays as it was: what is entered later goes to the next one. */
export const FiledReturn = z.object({
  id: field.Id,
  from: field.DateOnly,
  to: field.DateOnly,
  /** Tax to pay; below zero, to get back. */
  owed: field.MinorUnits,
  /** What the authority answered with. */
  reference: z.string(),
  filedAt: field.Instant,
  filedByName: z.string(),
})
export type FiledReturn = z.infer<typeof FiledReturn>

/** The days of a return, when it is due, and what was filed. */
export const ReturnDays = z.object({
  from: field.DateOnly,
  to: field.DateOnly,
  dueDate: field.DateOnly,
  /** Whether its last day has passed. */
  isOver: z.boolean(),
  isLate: z.boolean(),
  /** As of now, or as it was filed. */
  owed: field.MinorUnits,
  filed: FiledReturn.nullable(),
})
export type ReturnDays = z.infer<typeof ReturnDays>

export const ReturnInput = z.object({
  /** The return of the country's own tax, or a quarter of the one-stop shop. */
  kind: z.enum(['vat', 'oss']).default('vat'),
  from: field.DateOnly,
  to: field.DateOnly,
  reference: field.optionalText(120),
})
export type ReturnInput = z.infer<typeof ReturnInput>

/** Days of which the documents' tax is due as they are paid; without an end it goes on. */
export const PaymentSpan = z.object({
  from: field.DateOnly,
  until: field.DateOnly.nullable(),
  /** Whether it can still be taken back: no return of its days was filed. */
  mayTakeBack: z.boolean(),
})
export type PaymentSpan = z.infer<typeof PaymentSpan>

export const TaxOnPayment = z.object({
  /** What it concerns in the firm's country; null where it is not known there. */
  concerns: z.enum(['sales', 'both']).nullable(),
  /** The newest first. */
  spans: z.array(PaymentSpan),
})
export type TaxOnPayment = z.infer<typeof TaxOnPayment>

export const TaxOnPaymentInput = z.object({ from: field.DateOnly })
export const TaxOnPaymentEnd = z.object({ until: field.DateOnly })

export const ReturnFileInput = z.object({
  from: field.DateOnly,
  to: field.DateOnly,
  /** Which of the country's files; without it, that of the return of the tax. */
  file: ReturnFileKind.optional(),
  /** What the authority knows the firm by, where the file asks for it. */
  number: field.optionalText(20),
  /** What the period before left to get back, where the file says so (Italy). */
  credit: field.decimalText(2).default('0'),
})
export type ReturnFileInput = z.infer<typeof ReturnFileInput>

const tags = ['Reports']
const path = '/firms/{firmId}/tax-returns' as const
const paymentPath = '/firms/{firmId}/tax-on-payment' as const

export const taxReturnsContract = {
  /** The last returns in the country's usual rhythm and all that were filed, the newest first. */
  list: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: field.Id }))
    .output(
      z.object({
        currency: field.CurrencyCode,
        /** The files that such a return can be taken as. */
        files: z.array(ReturnFileKind),
        rows: z.array(ReturnDays),
      }),
    ),
  /** Keeps a return as it was filed. */
  keep: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(ReturnInput.extend({ firmId: field.Id }))
    .output(FiledReturn),
  /** A return or list of supplies as its authority's own file, for whoever uploads it there. */
  file: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/file`, tags })
    .input(ReturnFileInput.extend({ firmId: field.Id }))
    .output(z.file()),
  /** Whether tax is due as documents are issued or as they are paid. */
  getOnPayment: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: paymentPath, tags })
    .input(z.object({ firmId: field.Id }))
    .output(TaxOnPayment),
  /** Tax of documents from a day on is due as they are paid. */
  beginOnPayment: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: paymentPath, tags, successStatus: 201 })
    .input(TaxOnPaymentInput.extend({ firmId: field.Id }))
    .output(TaxOnPayment),
  /** That of later documents is due as they are issued again; what is open until then stays as it was. */
  endOnPayment: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${paymentPath}/end`, tags })
    .input(TaxOnPaymentEnd.extend({ firmId: field.Id }))
    .output(TaxOnPayment),
  /** Takes back that it began, as long as no return of its days was filed. */
  takeBackOnPayment: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${paymentPath}/take-back`, tags })
    .input(TaxOnPaymentInput.extend({ firmId: field.Id }))
    .output(TaxOnPayment),
}
