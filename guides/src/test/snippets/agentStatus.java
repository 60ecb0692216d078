enum AgentStatus { WAITING, RUNNING }
