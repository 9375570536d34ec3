import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { readElectronicInvoice } from '../read-electronic-invoice.ts'
import { embeddedFiles } from './embedded.ts'

const invoice = '<?xml version="1.0"?><invoice/>'

/** Objects of a PDF by their numbers, in the order they are written. */
function pdfOf(objects: [number, string][]): Uint8Array {
  const written = objects.map(([number, body]) => `${number} 0 obj\n${body}\nendobj\n`)
  return Buffer.from(`%PDF-1.7\n${written.join('')}%%EOF\n`, 'latin1')
}

function streamOf(content: string, length = String(content.length)): string {
  return `<</Type/EmbeddedFile/Length ${length}>>stream\n${content}\nendstream`
}

function textsIn(pdf: Uint8Array): string[] {
  return embeddedFiles(pdf).files.map((file) => Buffer.from(file).toString('latin1').trim())
}

test('objects of an attached PDF replace none of the PDF that holds it', () => {
  const inner = Buffer.from(pdfOf([[4, streamOf('<other/>')]])).toString('latin1')
  const direct = pdfOf([
    [4, streamOf(invoice)],
    [5, '<</Type/Filespec/AFRelationship/Data/F(factur-x.xml)/EF<</F 4 0 R>>>>'],
    [8, streamOf(inner)],
    [9, '<</Type/Filespec/AFRelationship/Data/F(report.pdf)/EF<</F 8 0 R>>>>'],
  ])
  expect(textsIn(direct)[0]).toBe(invoice)
  const indirect = pdfOf([
    [4, streamOf(invoice, '3 0 R')],
    [3, String(invoice.length)],
    [5, '<</Type/Filespec/AFRelationship/Data/F(factur-x.xml)/EF<</F 4 0 R>>>>'],
    [8, streamOf(inner, '7 0 R')],
    [7, String(inner.length)],
  ])
  expect(textsIn(indirect)[0]).toBe(invoice)
})

test('a description may name its files in an object of its own', () => {
  const pdf = pdfOf([
    [9, '<</Type /Filespec /F (factur-x.xml) /AFRelationship /Alternative /EF 19 0 R>>'],
    [19, '<</F 93 0 R>>'],
    [93, streamOf(invoice)],
    [94, streamOf('<later/>')],
  ])
  expect(textsIn(pdf)).toEqual([invoice, '<later/>'])
})

test('a newer version of an object still replaces the older', () => {
  const pdf = pdfOf([
    [4, streamOf('<old/>')],
    [5, '<</Type/Filespec/F(factur-x.xml)/EF<</F 4 0 R>>>>'],
    [4, streamOf(invoice)],
  ])
  expect(textsIn(pdf)).toEqual([invoice])
})

test('what was tried before ZUGFeRD 1.0 is named as that format', () => {
  const xml = '<a:Invoice xmlns:a="urn:un:unece:uncefact:data:standard:CBFBUY:5"></a:Invoice>'
  expect(readElectronicInvoice(pdfOf([[4, streamOf(xml)]]))).toEqual({ refusal: 'zugferd1' })
})
