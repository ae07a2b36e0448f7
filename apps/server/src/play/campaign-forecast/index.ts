export { depositDaysJob, depositDaysWorker, gameDaysJob, gameDaysWorker } from './count-days.ts'
export { forecastCampaign, type Forecast } from './forecast.ts'
