import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openArchive } from '../../../packages/index.ts'
import type { Question } from '../../question.ts'
import { everyKind } from '../example-questions.fixture.ts'
import { readQtiItem, readQtiPackage } from './read-qti.ts'
import { writeQti } from './write-qti.ts'

const head =
  'xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i1" title="Item" adaptive="false" timeDependent="false"'
const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`

function item(declaration: string, body: string, processing = template('match_correct')): string {
  return `<assessmentItem ${head}>
<responseDeclaration identifier="RESPONSE" ${declaration}</responseDeclaration>
<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${body}</itemBody>
${processing}
</assessmentItem>`
}

function one(xml: string): Question {
  const { questions, notTaken } = readQtiItem(xml)
  expect(notTaken).toEqual([])
  const [first] = questions
  if (first === undefined) throw new Error('No question')
  return first.question
}

const choices =
  '<simpleChoice identifier="A">Air</simpleChoice><simpleChoice identifier="B">Light <feedbackInline outcomeIdentifier="F" identifier="B" showHide="show">It makes light</feedbackInline></simpleChoice><simpleChoice identifier="C">Heat</simpleChoice>'

test('a single choice, its words around and inside the interaction', () => {
  const question = one(
    item(
      'cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse>',
      `<p>Look at the <b>fire</b>.</p><choiceInteraction responseIdentifier="RESPONSE" shuffle="true" maxChoices="1"><prompt>What does it need?</prompt>${choices}</choiceInteraction>`,
    ),
  )
  expect(question).toMatchObject({
    kind: 'single',
    name: 'Item',
    points: '1',
    keepOrder: false,
    prompt: { format: 'html', text: '<p>Look at the <b>fire</b>.</p><p>What does it need?</p>' },
    options: [
      { text: { text: 'Air' }, credit: '100' },
      { text: { text: 'Light' }, credit: '0', feedback: { text: 'It makes light' } },
      { credit: '0' },
    ],
  })
})

test('several choices: all of them by the template match_correct, or by a mapping', () => {
  const interaction = `<choiceInteraction responseIdentifier="RESPONSE" shuffle="false" maxChoices="0"><prompt>Which?</prompt>${choices}</choiceInteraction>`
  const correct = '<correctResponse><value>A</value><value>C</value></correctResponse>'
  expect(
    one(item(`cardinality="multiple" baseType="identifier">${correct}`, interaction)),
  ).toMatchObject({
    kind: 'multi',
    scoring: 'all',
    options: [{ credit: '50' }, { credit: '0' }, { credit: '50' }],
  })
  const mapping =
    '<mapping lowerBound="0" upperBound="4" defaultValue="0"><mapEntry mapKey="A" mappedValue="3"/><mapEntry mapKey="C" mappedValue="1"/><mapEntry mapKey="B" mappedValue="-2"/></mapping>'
  expect(
    one(
      item(
        `cardinality="multiple" baseType="identifier">${correct}${mapping}`,
        interaction,
        template('map_response'),
      ),
    ),
  ).toMatchObject({
    kind: 'multi',
    scoring: 'credits',
    points: '4',
    options: [{ credit: '75' }, { credit: '-50' }, { credit: '25' }],
  })
})

test('an order, pairs, a text in a gap, a number with its tolerance', () => {
  const order = one(
    item(
      'cardinality="ordered" baseType="identifier"><correctResponse><value>C</value><value>A</value><value>B</value></correctResponse>',
      `<orderInteraction responseIdentifier="RESPONSE">${choices}</orderInteraction><p>Order.</p>`,
    ),
  )
  expect(order.kind === 'order' && order.items.map(({ text }) => text.text)).toEqual([
    'Heat',
    'Air',
    expect.stringContaining('Light'),
  ])
  const set = (...ids: string[]) =>
    `<simpleMatchSet>${ids.map((id) => `<simpleAssociableChoice identifier="${id}" matchMax="3">${id}!</simpleAssociableChoice>`).join('')}</simpleMatchSet>`
  expect(
    one(
      item(
        'cardinality="multiple" baseType="directedPair"><correctResponse><value>w a</value><value>p a</value></correctResponse>',
        `<p>Match.</p><matchInteraction responseIdentifier="RESPONSE">${set('w', 'p')}${set('a', 'b')}</matchInteraction>`,
      ),
    ),
  ).toMatchObject({
    kind: 'pairs',
    scoring: 'all',
    lefts: [{ rightId: 'q1-r1' }, { rightId: 'q1-r1' }],
    rights: [{ text: { text: 'a!' } }, { text: { text: 'b!' } }],
  })
  const gap = '<p>Call the <textEntryInteraction responseIdentifier="RESPONSE"/> now.</p>'
  const entries =
    '<correctResponse><value>Feuerwehr</value></correctResponse><mapping defaultValue="0"><mapEntry mapKey="Feuerwehr" mappedValue="1" caseSensitive="false"/><mapEntry mapKey="Polizei" mappedValue="0.5" caseSensitive="false"/></mapping>'
  expect(
    one(item(`cardinality="single" baseType="string">${entries}`, gap, template('map_response'))),
  ).toMatchObject({
    kind: 'text',
    matchCase: false,
    prompt: { text: '<p>Call the _____ now.</p>' },
    accepted: [
      { text: 'Feuerwehr', credit: '100' },
      { text: 'Polizei', credit: '50' },
    ],
  })
  const equal =
    '<responseProcessing><responseCondition><responseIf><equal toleranceMode="relative" tolerance="5 5"><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></equal></responseIf></responseCondition></responseProcessing>'
  expect(
    one(
      item(
        'cardinality="single" baseType="float"><correctResponse><value>1.5e2</value></correctResponse>',
        gap,
        equal,
      ),
    ),
  ).toMatchObject({
    kind: 'number',
    accepted: [{ value: '150', tolerance: '5', toleranceKind: 'percent', credit: '100' }],
  })
})

test('what cannot be taken is listed with its line', () => {
  const reasons = (xml: string) =>
    readQtiItem(xml).notTaken.map(({ line, what, reason }) => `${line} ${what} ${reason}`)
  const single =
    'cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse>'
  const choice = `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="1">${choices}</choiceInteraction>`
  expect(reasons(item(single, '<extendedTextInteraction responseIdentifier="RESPONSE"/>'))).toEqual(
    ['4 question unknownKind'],
  )
  expect(reasons(item(single, `<p>Why?</p>${choice}\n${choice}`))).toEqual([
    '5 question severalInteractions',
  ])
  expect(reasons(item(single, '<p>Read this.</p>'))).toEqual(['1 question description'])
  expect(reasons(item(single, `<p>Look:\n<img src="fire.png" alt=""/></p>${choice}`))).toEqual([
    '5 part pictures',
  ])
  expect(
    reasons(
      item(
        single,
        `<p>Why?</p>${choice}`,
        '<responseProcessing><setOutcomeValue identifier="SCORE"/></responseProcessing>',
      ),
    ),
  ).toEqual(['5 part processing'])
  expect(reasons('<!DOCTYPE x><assessmentItem/>')).toEqual(['1 question doctype'])
  expect(reasons('<assessmentItem')).toEqual(['1 question malformed'])
})

test('questions of every kind come back as they were, but for what QTI cannot say', () => {
  const { files, notTaken } = writeQti(everyKind)
  expect(notTaken.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 explanation',
    '3 matching',
    '3 feedback',
    '4 credits',
    '4 feedback',
    '5 scoring',
  ])
  const packed = zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
  )
  const back = readQtiPackage(openArchive(packed))
  expect(back.notTaken).toEqual([])
  expect(back.questions.map(({ question }) => question)).toEqual(everyKind.map(asQtiSaysIt))
})

function asQtiSaysIt(question: Question): Question {
  switch (question.kind) {
    case 'single': {
      const { explanation: _, ...rest } = question
      return rest
    }
    case 'multi':
      return {
        ...question,
        prompt: { format: 'html', text: question.prompt.text.replace('\n', '<br>') },
      }
    case 'text': {
      const accepted = question.accepted.map(({ feedback: _, ...one }) => ({
        ...one,
        hasWildcards: false,
      }))
      return { ...question, accepted, prompt: typed(question.prompt.text) }
    }
    case 'number': {
      const accepted = question.accepted.slice(0, 1).map(({ feedback: _, ...one }) => one)
      return { ...question, accepted, prompt: typed(question.prompt.text) }
    }
    case 'order':
      return { ...question, scoring: 'all' }
    case 'pairs':
      return question
  }
}

/** The field to type in comes back as a gap. */
function typed(text: string) {
  return { format: 'html' as const, text: `<div>${text} _____</div>` }
}
