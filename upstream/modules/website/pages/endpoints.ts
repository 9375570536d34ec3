import { sitePagesContract } from '#contract/website/site-pages.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import { siteCourses } from '../../../firm/site-courses.ts'
import { sitePages } from './register.ts'
import {
  compareRevisions,
  listRevisions,
  restoreRevision,
  setBlocks,
  translatePage,
} from './service.ts'
import { sendBackPage, submitPage, withdrawPage } from './submit.ts'

export const router = answer(sitePagesContract, {
  ...sitePages.handlers,
  courses: read((reader, { firmId }) => ({
    rows: siteCourses(reader, firmId).map(({ id, title }) => ({ id, name: title })),
  })),
  setBlocks: write((writer, firm, { sitePageId, ...sent }) =>
    setBlocks(writer, firm, sitePageId, sent),
  ),
  translate: write((writer, firm, { sitePageId, language }) =>
    translatePage(writer, firm, sitePageId, language),
  ),
  submit: write((writer, firm, { sitePageId }) => submitPage(writer, firm, sitePageId)),
  withdraw: write((writer, firm, { sitePageId }) => withdrawPage(writer, firm, sitePageId)),
  sendBack: write((writer, firm, { sitePageId, reason }) =>
    sendBackPage(writer, firm, sitePageId, reason),
  ),
  listRevisions: read((reader, _, { sitePageId }) => ({
    revisions: listRevisions(reader, sitePageId),
  })),
  compare: read((reader, _, { sitePageId, number, from }) =>
    compareRevisions(reader, sitePageId, number, from),
  ),
  restoreRevision: write((writer, firm, { sitePageId, ...sent }) =>
    restoreRevision(writer, firm, sitePageId, sent),
  ),
})
