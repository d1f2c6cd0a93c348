"""Numbers for operators."""

from prometheus_client.parser import text_string_to_metric_families

from sobremesa.server.metrics import Metrics


def numbers(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Every number by its name and its labels' values but for the worker's."""
    return {
        (sample.name, *(str(value) for key, value in sample.labels.items() if key != "worker")): (
            sample.value
        )
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    }


def test_requests_are_counted_by_method_and_status_and_timed() -> None:
    metrics = Metrics("w1")
    metrics.answered_request("GET", 200, 0.002)
    metrics.answered_request("GET", 200, 0.2)
    metrics.answered_request("POST", 503, 9.0)
    found = numbers(metrics)
    assert found["sobremesa_requests_total", "GET", "200"] == 2
    assert found["sobremesa_requests_total", "POST", "503"] == 1
    assert found["sobremesa_request_seconds_bucket", "0.0025"] == 1
    assert found["sobremesa_request_seconds_bucket", "5.0"] == 2
    assert found["sobremesa_request_seconds_count",] == 3


def test_messages_are_counted_by_type_and_outcome_and_timed_by_type() -> None:
    metrics = Metrics("w1")
    metrics.answered_message("choose", "ok", 0.002)
    metrics.answered_message("choose", "stale", 0.002)
    found = numbers(metrics)
    assert found["sobremesa_messages_total", "stale", "choose"] == 1
    assert found["sobremesa_message_seconds_count", "choose"] == 2


def test_choices_are_counted_by_game() -> None:
    metrics = Metrics("w1")
    metrics.chosen("pile")
    assert numbers(metrics)["sobremesa_choices_total", "pile"] == 1


def test_a_gauge_is_looked_up_when_somebody_asks() -> None:
    metrics, tables = Metrics("w1"), ["one"]
    metrics.gauge("tables_live", "Tables in memory.", tables.__len__)
    tables.append("two")
    assert numbers(metrics) == {("sobremesa_tables_live",): 2}


def test_every_number_says_whose_it_is() -> None:
    metrics = Metrics("w7")
    metrics.answered_request("GET", 200, 0.1)
    metrics.answered_message("look", "ok", 0.1)
    metrics.chosen("pile")
    samples = [
        sample
        for family in text_string_to_metric_families(metrics.text().decode())
        for sample in family.samples
    ]
    assert {sample.labels["worker"] for sample in samples} == {"w7"}


def test_workers_of_one_process_count_apart() -> None:
    one, other = Metrics("w1"), Metrics("w2")
    one.chosen("pile")
    assert numbers(other) == {}
