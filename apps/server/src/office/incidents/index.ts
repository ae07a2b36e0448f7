import { closeIncident, noteIncident, openIncident, startAgain, stopPart } from './run-incidents.ts'
import { listIncidents, previewStop, readIncident, readIncidentsNow, readStoppable } from './read-incidents.ts'

/** What does the calls about incidents. */
export const incidentHandlers = {
  listIncidents,
  readIncidentsNow,
  readIncident,
  readStoppable,
  previewStop,
  openIncident,
  stopPart,
  startAgain,
  noteIncident,
  closeIncident,
}
