import { expect, test } from 'vitest'
import type { Question } from '../../question.ts'
import { everyKind } from '../example-questions.fixture.ts'
import { readMoodleXml } from './read-moodle-xml.ts'
import { writeMoodleXml } from './write-moodle-xml.ts'

const labels = { true: 'Wahr', false: 'Falsch' }

const file = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<question type="category"><category><text>$course$/top/Fire</text></category></question>
<question type="truefalse">
  <name><text>Air</text></name>
  <questiontext format="html"><text><![CDATA[<p>Fire needs <b>air</b>.</p>]]></text></questiontext>
  <defaultgrade>2.5000000</defaultgrade>
  <answer fraction="0" format="moodle_auto_format"><text>false</text><feedback format="html"><text>Think of a candle.</text></feedback></answer>
  <answer fraction="100" format="moodle_auto_format"><text>true</text><feedback format="html"><text></text></feedback></answer>
</question>
<question type="numerical">
  <name><text>Distance</text></name>
  <questiontext format="plain_text"><text>How far?</text><file name="map.png" path="/" encoding="base64">AAAA</file></questiontext>
  <answer fraction="100.000000"><text>3.5</text><tolerance>0.5</tolerance></answer>
  <answer fraction="0"><text>*</text><feedback format="html"><text>No</text></feedback></answer>
  <units><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units>
  <hint format="html"><text>Further</text></hint>
</question>
<question type="essay"><name><text>Write</text></name><questiontext format="html"><text>Write.</text></questiontext></question>
<question type="cloze"><name><text>Gaps</text></name><questiontext format="html"><text>{1:SHORTANSWER:=a}</text></questiontext></question>
<question type = "matching">
  <name><text>Classes</text></name><questiontext format="markdown"><text>**Match**</text></questiontext>
  <subquestion format="html"><text>Wood</text><answer><text>A</text></answer></subquestion>
  <subquestion format="html"><text></text><answer><text>D</text></answer></subquestion>
  <subquestion format="html"><text>Petrol</text><answer><text>B</text></answer></subquestion>
</question>
</quiz>`

test('questions of a Moodle XML file, and what of it is not taken, with its line', () => {
  const { questions, notTaken } = readMoodleXml(file, labels)
  expect(questions).toMatchObject([
    {
      line: 4,
      category: 'Fire',
      question: {
        kind: 'single',
        name: 'Air',
        points: '2.5',
        keepOrder: true,
        prompt: { format: 'html', text: '<p>Fire needs <b>air</b>.</p>' },
        options: [
          { text: { text: 'Wahr' }, credit: '100' },
          {
            text: { text: 'Falsch' },
            credit: '0',
            feedback: { format: 'html', text: 'Think of a candle.' },
          },
        ],
      },
    },
    {
      line: 11,
      question: {
        kind: 'number',
        unit: 'm',
        points: '1',
        accepted: [
          { value: '3.5', tolerance: '0.5', credit: '100' },
          { value: null, credit: '0', feedback: { text: 'No' } },
        ],
      },
    },
    {
      line: 21,
      question: {
        kind: 'pairs',
        prompt: { format: 'markdown' },
        rights: [{ text: { text: 'A' } }, { text: { text: 'D' } }, { text: { text: 'B' } }],
      },
    },
  ])
  expect(notTaken.map(({ line, what, reason }) => `${line} ${what} ${reason}`)).toEqual([
    '13 part files',
    '17 part hints',
    '19 question essay',
    '20 question unknownKind',
  ])
})

test('a file with a DOCTYPE is refused unread', () => {
  expect(() => readMoodleXml('<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>', labels)).toThrow('doctype')
})

test('questions of every kind come back as they were', () => {
  const questions: Question[] = everyKind.map((question) =>
    question.kind === 'single' ? { ...question, points: '2.5', keepOrder: true } : question,
  )
  const { text, notTaken } = writeMoodleXml(questions)
  expect(notTaken).toEqual([])
  const back = readMoodleXml(text, labels)
  expect(back.notTaken).toEqual([])
  expect(back.questions.map(({ question }) => question)).toEqual(questions)
})

test('what Moodle cannot say is listed', () => {
  const [, multi, text, , , pairs] = everyKind
  if (multi?.kind !== 'multi' || text?.kind !== 'text' || pairs?.kind !== 'pairs')
    throw new Error('order')
  const { notTaken } = writeMoodleXml([
    { ...multi, scoring: 'all' },
    { ...text, matchAccents: false },
    { ...pairs, scoring: 'all' },
  ])
  expect(notTaken.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
    '1 scoring',
    '2 matching',
    '3 scoring',
  ])
})
