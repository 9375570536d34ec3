import { projectTemplatesContract } from '#contract/projects/project-templates.ts'
import { defineModule } from '../../../core/hooks.ts'
import { answer, read, write } from '../../../firm/implement.ts'
import {
  deleteTemplate,
  listTemplates,
  saveTemplate,
  showTemplate,
  startProject,
} from './service.ts'

export const module = defineModule({
  name: 'project-templates',
  endpoints: answer(projectTemplatesContract, {
    list: read((reader) => listTemplates(reader)),
    create: write(saveTemplate),
    get: read((reader, _firm, { projectTemplateId }) => showTemplate(reader, projectTemplateId)),
    start: write(startProject),
    delete: write((writer, _firm, { projectTemplateId }) =>
      deleteTemplate(writer, projectTemplateId),
    ),
  }),
})
