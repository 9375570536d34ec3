CREATE TRIGGER project_tasks_noted_insert AFTER INSERT ON project_tasks
BEGIN
  INSERT INTO task_objects (project_id, task_id, uid, name, change_number, is_gone, changed_at)
    VALUES (NEW.project_id, NEW.id, NEW.id, NEW.id || '.ics', (SELECT coalesce(max(change_number), 0) + 1 FROM task_objects), NEW.is_archived, NEW.updated_at)
    ON CONFLICT (project_id, task_id) DO UPDATE SET change_number = excluded.change_number, is_gone = excluded.is_gone, changed_at = excluded.changed_at;
END;
CREATE TRIGGER project_tasks_noted_update AFTER UPDATE ON project_tasks
BEGIN
  UPDATE task_objects SET is_gone = 1, change_number = (SELECT max(change_number) + 1 FROM task_objects), changed_at = NEW.updated_at
    WHERE NEW.project_id <> OLD.project_id AND project_id = OLD.project_id AND task_id = NEW.id;
  INSERT INTO task_objects (project_id, task_id, uid, name, change_number, is_gone, changed_at)
    VALUES (NEW.project_id, NEW.id, NEW.id, NEW.id || '.ics', (SELECT coalesce(max(change_number), 0) + 1 FROM task_objects), NEW.is_archived, NEW.updated_at)
    ON CONFLICT (project_id, task_id) DO UPDATE SET change_number = excluded.change_number, is_gone = excluded.is_gone, changed_at = excluded.changed_at;
END;
CREATE TRIGGER project_tasks_noted_delete AFTER DELETE ON project_tasks
BEGIN
  UPDATE task_objects SET is_gone = 1, change_number = (SELECT max(change_number) + 1 FROM task_objects) WHERE task_id = OLD.id;
  DELETE FROM task_sources WHERE task_id = OLD.id;
END;
CREATE TRIGGER project_tasks_assigned_insert AFTER INSERT ON project_tasks
BEGIN
  INSERT OR IGNORE INTO task_assignees (person_id, stage, due_order, task_id)
    SELECT value, NEW.stage, NEW.due_order, NEW.id FROM json_each(NEW.assignee_ids);
END;
CREATE TRIGGER project_tasks_assigned_update AFTER UPDATE ON project_tasks
  WHEN NEW.assignee_ids <> OLD.assignee_ids OR NEW.stage <> OLD.stage OR NEW.due_order <> OLD.due_order
BEGIN
  DELETE FROM task_assignees WHERE task_id = NEW.id;
  INSERT OR IGNORE INTO task_assignees (person_id, stage, due_order, task_id)
    SELECT value, NEW.stage, NEW.due_order, NEW.id FROM json_each(NEW.assignee_ids);
END;
CREATE TRIGGER project_tasks_assigned_delete AFTER DELETE ON project_tasks
BEGIN
  DELETE FROM task_assignees WHERE task_id = OLD.id;
END;
